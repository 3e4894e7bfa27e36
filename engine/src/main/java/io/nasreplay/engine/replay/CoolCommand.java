package io.nasreplay.engine.replay;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.api.StopSignal;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** Runs the user's shell command that empties caches nasreplay cannot reach. */
final class CoolCommand {
  private static final long TICK_MILLIS = 100;
  private static final int SHOWN_CHARACTERS = 2000;

  private CoolCommand() {}

  /**
   * Runs it to its end, or kills it when asked to stop.
   *
   * @throws EnvironmentException when it cannot be run or exits with another code than 0, with what
   *     it printed
   */
  static void run(String command, StopSignal stop) {
    try {
      Path output = Files.createTempFile("nasreplay-cool-", ".txt");
      try {
        run(command, output, stop);
      } finally {
        Files.deleteIfExists(output);
      }
    } catch (IOException e) {
      throw new EnvironmentException(
          "the cool command \"" + command + "\" cannot be run: " + e.getMessage(), e);
    }
  }

  private static void run(String command, Path output, StopSignal stop) throws IOException {
    Process process =
        new ProcessBuilder(shell(command))
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    process.getOutputStream().close();
    int exitCode = await(process, stop);
    if (exitCode != 0 && !stop.isStopped()) {
      throw new EnvironmentException(
          "the cool command \""
              + command
              + "\" ended with exit code "
              + exitCode
              + "; it must end with 0. It printed: "
              + printed(output));
    }
  }

  private static int await(Process process, StopSignal stop) throws IOException {
    try {
      while (!process.waitFor(TICK_MILLIS, TimeUnit.MILLISECONDS)) {
        if (stop.isStopped()) {
          kill(process);
        }
      }
      return process.exitValue();
    } catch (InterruptedException e) {
      kill(process);
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  /** The shell's children first: a mount that it started must not run on after the clean-up. */
  private static void kill(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  private static String printed(Path output) throws IOException {
    String text = new String(Files.readAllBytes(output), charset()).strip();
    return text.length() <= SHOWN_CHARACTERS ? text : text.substring(0, SHOWN_CHARACTERS) + " ...";
  }

  private static Charset charset() {
    String name = System.getProperty("native.encoding", "UTF-8");
    return Charset.isSupported(name) ? Charset.forName(name) : StandardCharsets.UTF_8;
  }

  private static List<String> shell(String command) {
    boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
    return windows ? List.of("cmd", "/c", command) : List.of("/bin/sh", "-c", command);
  }
}
