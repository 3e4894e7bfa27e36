package io.nasreplay.cli.outside;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes small traces by hand. */
final class Trace {
  private static final String HEAD =
      """
      # nasreplay-trace: 1
      # name: outside
      stream,op,path,to,flags,offset,length,count,stride,expect
      """;

  private Trace() {}

  /** A trace file with these rows. */
  static Path write(Path folder, String rows) throws IOException {
    return Files.writeString(folder.resolve("outside.trace.csv"), HEAD + rows);
  }
}
