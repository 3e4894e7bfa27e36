package io.nasreplay.cli.command;

import io.nasreplay.engine.time.Clock;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalInt;

/** What a command said and how it ended. */
record Invocation(int exitCode, String out, String err) {
  private static final Path SHARED_CACHE = Path.of("target", "cache");

  /** Runs the program with these arguments. */
  static Invocation of(String... arguments) {
    return of(new Interruption(Clock.system()), arguments);
  }

  /** As {@link #of(String...)}, with a way to interrupt it. */
  static Invocation of(Interruption interruption, String... arguments) {
    return of(interruption, SHARED_CACHE, arguments);
  }

  /** As {@link #of(String...)}, with a folder of its own for compiled traces. */
  static Invocation withCache(Path cache, String... arguments) {
    return of(new Interruption(Clock.system()), cache, arguments);
  }

  private static Invocation of(Interruption interruption, Path cache, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StringWriter err = new StringWriter();
    int exitCode = CommandLineProgram.run(surroundings(out, err, interruption, cache), arguments);
    return new Invocation(exitCode, out.toString(StandardCharsets.UTF_8), err.toString());
  }

  static Surroundings surroundings(OutputStream out, StringWriter err, Interruption interruption) {
    return surroundings(out, err, interruption, SHARED_CACHE);
  }

  private static Surroundings surroundings(
      OutputStream out, StringWriter err, Interruption interruption, Path cache) {
    return new Surroundings(
        out,
        new PrintWriter(err),
        OptionalInt.empty(),
        Map.of(CacheFolder.VARIABLE, cache.toString()),
        Clock.system(),
        interruption,
        code -> {});
  }
}
