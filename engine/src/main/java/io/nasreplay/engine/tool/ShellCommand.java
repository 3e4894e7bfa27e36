package io.nasreplay.engine.tool;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.time.Clock;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A command of the user's, run by the shell, for example to empty caches that nasreplay cannot
 * reach.
 *
 * @param role what messages call it, for example cool command
 * @param text what the shell is given
 * @param variables added to the environment's
 * @param timeout after which it is killed; empty for never
 */
public record ShellCommand(
    String role, String text, Map<String, String> variables, Optional<Duration> timeout) {
  private static final long TICK_MILLIS = 100;

  /** A process that hangs on a dead mount cannot be killed; nobody waits for it for ever. */
  private static final int TICKS_TO_DIE = 50;

  private static final int SHOWN_CHARACTERS = 2000;

  public ShellCommand {
    variables = Map.copyOf(variables);
  }

  /**
   * Runs it to its end, or kills it when asked to stop. Blocks.
   *
   * @throws EnvironmentException when it cannot be run, exits with another code than 0, or is not
   *     done in time, with what it printed
   */
  public void run(StopSignal stop) {
    try {
      Path output = Files.createTempFile("nasreplay-command-", ".txt");
      try {
        run(output, stop);
      } finally {
        Files.deleteIfExists(output);
      }
    } catch (IOException e) {
      throw new EnvironmentException(quoted() + " cannot be run: " + e.getMessage(), e);
    }
  }

  private void run(Path output, StopSignal stop) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(shell()).redirectErrorStream(true).redirectOutput(output.toFile());
    builder.environment().putAll(variables);
    Process process = builder.start();
    process.getOutputStream().close();
    boolean ended = await(process, stop);
    if (stop.isStopped()) {
      return;
    }
    if (!ended) {
      throw new EnvironmentException(
          quoted()
              + " did not end within "
              + timeout.map(Duration::toMillis).orElse(0L) / 1e3
              + " s and was killed. It printed: "
              + printed(output));
    }
    if (process.exitValue() != 0) {
      throw new EnvironmentException(
          quoted()
              + " ended with exit code "
              + process.exitValue()
              + "; it must end with 0. It printed: "
              + printed(output));
    }
  }

  /** Whether it ended by itself. */
  private boolean await(Process process, StopSignal stop) throws IOException {
    Clock clock = Clock.system();
    long startNanos = clock.nanos();
    try {
      while (!process.waitFor(TICK_MILLIS, TimeUnit.MILLISECONDS)) {
        long tookNanos = clock.nanos() - startNanos;
        if (stop.isStopped() || timeout.filter(t -> tookNanos > t.toNanos()).isPresent()) {
          kill(process);
          process.waitFor(TICKS_TO_DIE * TICK_MILLIS, TimeUnit.MILLISECONDS);
          return false;
        }
      }
      return true;
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

  private String quoted() {
    return "the " + role + " \"" + text + "\"";
  }

  private static String printed(Path output) throws IOException {
    String text = new String(Files.readAllBytes(output), charset()).strip();
    return text.length() <= SHOWN_CHARACTERS ? text : text.substring(0, SHOWN_CHARACTERS) + " ...";
  }

  private static Charset charset() {
    String name = System.getProperty("native.encoding", "UTF-8");
    return Charset.isSupported(name) ? Charset.forName(name) : StandardCharsets.UTF_8;
  }

  private List<String> shell() {
    boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
    return windows ? List.of("cmd", "/c", text) : List.of("/bin/sh", "-c", text);
  }
}
