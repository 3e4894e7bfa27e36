package io.nasreplay.benchmarks.operations;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes logs that fio replays with {@code read_iolog}, one per stream. Version 2, without times:
 * in fio 3.33 it is as fast as version 3 with {@code replay_no_stall}.
 */
public final class IologWriter {
  private IologWriter() {}

  /**
   * Writes one stream with times, version 3.
   *
   * @param periodMicros from one transfer to the next
   * @param folder where the file set lies
   * @param log the file to write
   */
  public static void writePaced(StreamOperations stream, long periodMicros, Path folder, Path log)
      throws IOException {
    String file = folder.resolve(stream.file()).toString();
    String start = " " + file + " " + stream.direction().token() + " ";
    String length = " " + stream.blockBytes() + "\n";
    try (Writer out = Files.newBufferedWriter(log)) {
      out.write("fio version 3 iolog\n0 " + file + " add\n0 " + file + " open\n");
      for (int i = 0; i < stream.count(); i++) {
        out.write(i * periodMicros + start + stream.offsetBytes(i) + length);
      }
      out.write(stream.count() * periodMicros + " " + file + " close\n");
    }
  }

  /**
   * Writes one stream.
   *
   * @param folder where the file set lies
   * @param log the file to write
   */
  public static void write(StreamOperations stream, Path folder, Path log) throws IOException {
    String file = folder.resolve(stream.file()).toString();
    String start = file + " " + stream.direction().token() + " ";
    String length = " " + stream.blockBytes() + "\n";
    try (Writer out = Files.newBufferedWriter(log)) {
      out.write("fio version 2 iolog\n" + file + " add\n" + file + " open\n");
      for (int i = 0; i < stream.count(); i++) {
        out.write(start);
        out.write(Long.toString(stream.offsetBytes(i)));
        out.write(length);
      }
      out.write(file + " close\n");
    }
  }
}
