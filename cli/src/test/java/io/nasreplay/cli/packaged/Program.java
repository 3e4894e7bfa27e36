package io.nasreplay.cli.packaged;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs a program to its end and keeps what it said. */
public final class Program {
  private static final long LIMIT_SECONDS = 300;

  /** What it said and how it ended. */
  public record Outcome(int exitCode, String out, String err) {}

  private Program() {}

  /** The Java that runs this test. */
  static Path java() {
    return Path.of(System.getProperty("java.home"), "bin", "java");
  }

  /** The packaged jar. */
  static Path jar() {
    return Path.of("target", "nasreplay.jar").toAbsolutePath();
  }

  /** Runs the packaged jar. */
  public static Outcome jar(Path folder, String... arguments) {
    return run(folder, Map.of(), command(arguments));
  }

  /** How to run the packaged jar. */
  public static List<String> command(String... arguments) {
    List<String> command = new ArrayList<>(List.of(java().toString(), "-jar", jar().toString()));
    command.addAll(List.of(arguments));
    return command;
  }

  public static Outcome run(Path folder, Map<String, String> variables, List<String> command) {
    try {
      Path out = Files.createTempFile("nasreplay", ".out");
      Path err = Files.createTempFile("nasreplay", ".err");
      ProcessBuilder builder =
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectOutput(out.toFile())
              .redirectError(err.toFile());
      builder.environment().putAll(variables);
      Process process = builder.start();
      if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new AssertionError(command + " did not end within " + LIMIT_SECONDS + " s");
      }
      return new Outcome(process.exitValue(), textOf(out), textOf(err));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static String textOf(Path file) throws IOException {
    String text = Files.readString(file, StandardCharsets.UTF_8);
    Files.delete(file);
    return text;
  }
}
