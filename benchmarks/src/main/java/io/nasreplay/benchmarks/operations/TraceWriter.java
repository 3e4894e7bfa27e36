package io.nasreplay.benchmarks.operations;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes traces in nasreplay's own format; every transfer is a row of its own. */
public final class TraceWriter {
  private static final String HEAD =
      """
      # nasreplay-trace: 1
      # name: benchmark
      stream,op,path,flags,offset,length,count,at_us,expect
      """;

  private TraceWriter() {}

  /**
   * Writes all streams to one file.
   *
   * @param depth each stream's queue depth
   * @param trace the file to write, without compression
   */
  public static void write(OperationList operations, int depth, Path trace) throws IOException {
    try (Writer out = Files.newBufferedWriter(trace)) {
      setUp(operations, depth, out);
      for (int i = 0; i < operations.streams().size(); i++) {
        write(i, operations.streams().get(i), 0, out);
      }
    }
  }

  /**
   * Writes a trace of one stream whose operations are to be issued at a steady rate.
   *
   * @param periodMicros from one transfer to the next
   * @param trace the file to write, without compression
   */
  public static void writePaced(StreamOperations stream, long periodMicros, Path trace)
      throws IOException {
    try (Writer out = Files.newBufferedWriter(trace)) {
      setUp(new OperationList(List.of(stream)), 1, out);
      write(0, stream, periodMicros, out);
    }
  }

  /**
   * Writes a trace that ends at its first operation, which succeeds although it is expected to
   * fail, when it is run with {@code --max-errors 1}: all of it is loaded and nothing is replayed.
   *
   * @param trace the file to write, without compression
   */
  public static void writeToLoad(OperationList operations, Path trace) throws IOException {
    try (Writer out = Files.newBufferedWriter(trace)) {
      setUp(operations, 1, out);
      out.write("0,stat," + operations.streams().get(0).file() + ",,,,,,ENOENT\n");
      for (int i = 0; i < operations.streams().size(); i++) {
        write(i, operations.streams().get(i), 0, out);
      }
    }
  }

  /**
   * Writes a trace with the same file set and next to nothing to replay.
   *
   * @param trace the file to write, without compression
   */
  public static void writeFileSet(OperationList operations, Path trace) throws IOException {
    try (Writer out = Files.newBufferedWriter(trace)) {
      setUp(operations, 1, out);
      out.write("0,stat," + operations.streams().get(0).file() + ",,,,,,\n");
    }
  }

  private static void setUp(OperationList operations, int depth, Writer out) throws IOException {
    out.write(HEAD);
    for (StreamOperations stream : operations.streams()) {
      out.write(",file," + stream.file() + ",,," + stream.fileBytes() + ",,,\n");
    }
    for (int i = 0; i < operations.streams().size(); i++) {
      out.write(i + ",stream,stream" + i + ",,,," + depth + ",,\n");
    }
  }

  /** A period of 0 means without times. */
  private static void write(int id, StreamOperations stream, long periodMicros, Writer out)
      throws IOException {
    boolean reads = stream.direction() == Direction.READ;
    String firstTime = periodMicros == 0 ? "" : "0";
    String start = id + "," + stream.direction().token() + "," + stream.file() + ",,";
    String length = "," + stream.blockBytes() + ",,";
    out.write(id + ",open," + stream.file() + (reads ? ",r,,,," : ",rw,,,,") + firstTime + ",\n");
    for (int i = 0; i < stream.count(); i++) {
      out.write(start);
      out.write(Long.toString(stream.offsetBytes(i)));
      out.write(length);
      if (periodMicros != 0) {
        out.write(Long.toString(i * periodMicros));
      }
      out.write(",\n");
    }
    out.write(id + ",close," + stream.file() + ",,,,,,\n");
  }
}
