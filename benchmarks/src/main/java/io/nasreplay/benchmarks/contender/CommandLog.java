package io.nasreplay.benchmarks.contender;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** The different command lines that were run in a folder, in the order of their first run. */
public final class CommandLog {
  private static final String FILE = "commands";

  private CommandLog() {}

  /** Adds a line unless it is there. */
  static void add(Path folder, String line) throws IOException {
    Path file = folder.resolve(FILE);
    if (!Files.exists(file) || !Files.readAllLines(file).contains(line)) {
      Files.writeString(file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
  }

  /** Takes all lines out. */
  public static List<String> drain(Path folder) throws IOException {
    Path file = folder.resolve(FILE);
    if (!Files.exists(file)) {
      return List.of();
    }
    List<String> lines = Files.readAllLines(file);
    Files.delete(file);
    return lines;
  }
}
