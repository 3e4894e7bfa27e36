package io.nasreplay.benchmarks.contender;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A program with its arguments.
 *
 * @param words program and arguments
 * @param environment variables beside the inherited ones
 * @param folder where it runs and where its output is kept
 */
public record Command(List<String> words, Map<String, String> environment, Path folder) {
  private static final Duration LONGEST = Duration.ofMinutes(10);
  private static final int SHOWN_CHARACTERS = 2000;

  /**
   * How a program ended well.
   *
   * @param out what it printed
   * @param startedAt wall clock just before it was started
   * @param seconds from there to its end
   */
  public record Ended(String out, Instant startedAt, double seconds) {}

  public Command {
    words = List.copyOf(words);
    environment = Map.copyOf(environment);
  }

  /** The same with further arguments. */
  public Command with(List<String> more) {
    List<String> all = new ArrayList<>(words);
    all.addAll(more);
    return new Command(all, environment, folder);
  }

  /** The same with further variables. */
  public Command in(Map<String, String> variables) {
    Map<String, String> all = new HashMap<>(environment);
    all.putAll(variables);
    return new Command(words, all, folder);
  }

  /** As one would type it. */
  public String line() {
    StringBuilder line = new StringBuilder();
    environment.forEach((name, value) -> line.append(name).append('=').append(value).append(' '));
    return line.append(String.join(" ", words)).toString();
  }

  /**
   * Runs it to its end.
   *
   * @throws FailedCommandException when it exits with another code than 0, or takes 10 minutes
   */
  public Ended run() throws IOException {
    return run(0);
  }

  /**
   * Runs it to its end.
   *
   * @param expectedCode the only exit code that is no failure
   * @throws FailedCommandException when it exits with another code, or takes 10 minutes
   */
  public Ended run(int expectedCode) throws IOException {
    CommandLog.add(folder, line());
    Path out = folder.resolve("stdout");
    Path err = folder.resolve("stderr");
    ProcessBuilder builder = new ProcessBuilder(words);
    builder.environment().putAll(environment);
    builder.directory(folder.toFile());
    builder.redirectOutput(out.toFile()).redirectError(err.toFile());
    Instant startedAt = Instant.now();
    long startNanos = System.nanoTime();
    int code = await(builder.start());
    double seconds = (System.nanoTime() - startNanos) / 1e9;
    if (code != expectedCode) {
      throw new FailedCommandException(
          "exit code " + code + " of: " + line() + "\n" + tail(err) + tail(out));
    }
    return new Ended(Files.readString(out), startedAt, seconds);
  }

  private int await(Process process) {
    try {
      if (process.waitFor(LONGEST.toSeconds(), TimeUnit.SECONDS)) {
        return process.exitValue();
      }
      throw new FailedCommandException("still running after " + LONGEST + ": " + line());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new FailedCommandException("interrupted: " + line());
    } finally {
      process.destroyForcibly();
    }
  }

  private static String tail(Path output) throws IOException {
    String text = Files.readString(output);
    return text.substring(Math.max(0, text.length() - SHOWN_CHARACTERS));
  }
}
