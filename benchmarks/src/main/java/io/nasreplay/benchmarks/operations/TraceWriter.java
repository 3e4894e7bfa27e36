package io.nasreplay.benchmarks.operations;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes a trace in nasreplay's own format; every transfer is a row of its own. */
public final class TraceWriter {
  private TraceWriter() {}

  /**
   * Writes all streams to one file.
   *
   * @param trace the file to write, without compression
   */
  public static void write(OperationList operations, Path trace) throws IOException {
    try (Writer out = Files.newBufferedWriter(trace)) {
      out.write("# nasreplay-trace: 1\n# name: benchmark\nstream,op,path,flags,offset,length\n");
      for (StreamOperations stream : operations.streams()) {
        out.write(",file," + stream.file() + ",,," + stream.fileBytes() + "\n");
      }
      for (int i = 0; i < operations.streams().size(); i++) {
        write(i, operations.streams().get(i), out);
      }
    }
  }

  private static void write(int id, StreamOperations stream, Writer out) throws IOException {
    boolean reads = stream.direction() == Direction.READ;
    String start = id + "," + stream.direction().token() + "," + stream.file() + ",,";
    String length = "," + stream.blockBytes() + "\n";
    out.write(id + ",open," + stream.file() + (reads ? ",r,,\n" : ",rw,,\n"));
    for (int i = 0; i < stream.count(); i++) {
      out.write(start);
      out.write(Long.toString(stream.offsetBytes(i)));
      out.write(length);
    }
    out.write(id + ",close," + stream.file() + ",,,\n");
  }
}
