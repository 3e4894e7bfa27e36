package io.nasreplay.cli.command;

import io.nasreplay.engine.time.Clock;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.OptionalInt;

/** What a command said and how it ended. */
record Invocation(int exitCode, String out, String err) {
  /** Runs the program with these arguments. */
  static Invocation of(String... arguments) {
    return of(new Interruption(Clock.system()), arguments);
  }

  /** As {@link #of(String...)}, with a way to interrupt it. */
  static Invocation of(Interruption interruption, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StringWriter err = new StringWriter();
    int exitCode = CommandLineProgram.run(surroundings(out, err, interruption), arguments);
    return new Invocation(exitCode, out.toString(StandardCharsets.UTF_8), err.toString());
  }

  static Surroundings surroundings(OutputStream out, StringWriter err, Interruption interruption) {
    return new Surroundings(
        out,
        new PrintWriter(err),
        OptionalInt.empty(),
        Map.of(CacheFolder.VARIABLE, "target/cache"),
        Clock.system(),
        interruption,
        code -> {});
  }
}
