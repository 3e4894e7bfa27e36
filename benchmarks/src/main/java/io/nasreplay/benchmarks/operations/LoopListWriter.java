package io.nasreplay.benchmarks.operations;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes the list that the C loop reads. */
public final class LoopListWriter {
  private LoopListWriter() {}

  /**
   * Writes all streams to one file.
   *
   * @param folder where the file set lies
   * @param list the file to write
   */
  public static void write(OperationList operations, Path folder, Path list) throws IOException {
    try (Writer out = Files.newBufferedWriter(list)) {
      for (StreamOperations stream : operations.streams()) {
        out.write("stream " + folder.resolve(stream.file()) + "\n");
        write(stream, out);
      }
    }
  }

  private static void write(StreamOperations stream, Writer out) throws IOException {
    String kind = stream.direction() == Direction.READ ? "r " : "w ";
    String length = " " + stream.blockBytes() + "\n";
    for (int i = 0; i < stream.count(); i++) {
      out.write(kind);
      out.write(Long.toString(stream.offsetBytes(i)));
      out.write(length);
    }
  }
}
