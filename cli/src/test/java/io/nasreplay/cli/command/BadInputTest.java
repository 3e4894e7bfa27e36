package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class BadInputTest {
  @TempDir private Path folder;

  static Stream<Arguments> mistakes() {
    return Stream.of(
        mistake("a command is missing"),
        mistake("Unmatched argument", "lst"),
        mistake("Unknown option: '--jsn'", "list", "--jsn"),
        mistake("Missing required parameter: 'WORKLOAD'", "generate"),
        mistake("did you mean \"ixbt-read\"?", "generate", "ixbt-raed"),
        mistake("did you mean \"ixbt-read\"?", "show", "ixbt-raed"),
        mistake("no such file", "show", "missing.trace.csv"),
        mistake("is a directory", "show", "."),
        mistake("did you mean \"size\"?", "show", "ixbt-read", "-p", "sise=1GiB"),
        mistake("size", "show", "ixbt-read", "-p", "size=12parsec"),
        mistake("should be in KEY=VALUE format", "show", "ixbt-read", "-p", "size"),
        mistake("seed is -1", "generate", "ixbt-read", "--seed", "-1"),
        mistake("'one' is not a long", "generate", "ixbt-read", "--seed", "one"),
        mistake("Missing required option: '--target=DIR'", "run", "ixbt-read"),
        mistake("Missing required parameter", "run", "--target", "."),
        mistake("did you mean \"direct\"?", "run", "ixbt-read", "--target=.", "--cache=dirct"),
        mistake("allowed: asap, think, timed", runWith("--timing=fast")),
        mistake("did you mean \"timed\"?", runWith("--timing=time")),
        mistake("--speed together with --timing think or timed", runWith("--speed=2")),
        mistake("speed is 0.0; allowed: 0.001 to 1000", runWith("--timing=timed", "--speed=0")),
        mistake("speed is NaN", runWith("--timing=timed", "--speed=NaN")),
        mistake("no operation has a time (column at_us)", runWith("--timing=timed")),
        mistake("allowed: unique, zero", runWith("--data=random")),
        mistake("threads is 0; allowed: 1 or more", runWith("--threads=0")),
        mistake("max errors is 0; allowed: 1 or more", runWith("--max-errors=0")),
        mistake("allowed: a number with ms, s, min or h", runWith("--duration=5")),
        mistake("did you mean \"min\"?", runWith("--duration=5mins")),
        mistake("duration is 0.0 s; allowed: 1 ms to 1000 h", runWith("--duration=0s")),
        mistake("duration together with verify", runWith("--duration=5s", "--verify")),
        mistake("--runs is 0; allowed: 1 or more", runWith("--runs=0")),
        mistake("'many' is not an int", runWith("--runs=many")),
        mistake("allowed: a number with bit/s", runWith("--link=fast")),
        mistake("allowed: a number with bit/s", runWith("--link=100MB/s")),
        mistake("link rate is 0 bit/s; allowed: 1 or more", runWith("--link=0Gbit/s")),
        mistake("should be in KEY=VALUE format", runWith("--label=nas")),
        mistake("Unknown option: '--verfy'", runWith("--verfy")),
        mistake("'--target' ([NAME=]DIR): it is empty", "run", "ixbt-read", "--target", ""),
        mistake("'--target' ([NAME=]DIR): it is empty", "run", "ixbt-read", "--target="),
        mistake("'--target': it is empty", "check", "--target", ""),
        mistake("'--target': it is empty", "clean", "--target", ""),
        mistake("'--results': it is empty", runWith("--results=")),
        mistake("'--output': it is empty", "generate", "ixbt-read", "-o", ""),
        mistake("Missing required option: '--target=DIR'", "check"),
        mistake("what to clean is missing; allowed: --target DIR, --plans", "clean"));
  }

  private static Arguments mistake(String message, String... arguments) {
    return Arguments.of(message, List.of(arguments));
  }

  private static String[] runWith(String... options) {
    return Stream.concat(Stream.of("run", "ixbt-read", "--target", "."), Arrays.stream(options))
        .toArray(String[]::new);
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void mistakesAreToldOnStandardErrorWithoutATrace(String message, List<String> arguments) {
    Invocation invocation = Invocation.of(arguments.toArray(String[]::new));

    assertThat(invocation.exitCode()).isEqualTo(2);
    assertThat(invocation.out()).isEmpty();
    assertThat(invocation.err()).startsWith("nasreplay: ").contains(message);
    assertThat(invocation.err()).doesNotContain("\tat ", "Exception");
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void withJsonStandardOutputIsOneDocumentNevertheless(String message, List<String> arguments) {
    Invocation invocation =
        Invocation.of(
            Stream.concat(arguments.stream(), Stream.of("--json")).toArray(String[]::new));

    JsonDocument json = JsonDocument.parse(invocation.out());
    String schema = arguments.contains("run") ? "nasreplay-run/1" : "nasreplay-error/1";
    assertThat(json.at("schema")).isEqualTo(schema);
    assertThat(json.at("error.exitCode")).isEqualTo("2");
    assertThat(json.at("error.kind")).isEqualTo("bad-input");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--json=1", "--json=true", "--json="})
  void anyFormOfJsonGivesADocument(String json) {
    Invocation invocation = Invocation.of("run", "ixbt-read", json);

    assertThat(invocation.exitCode()).isEqualTo(2);
    assertThat(JsonDocument.parse(invocation.out()).at("error.exitCode")).isEqualTo("2");
  }

  @Test
  void jsonThatIsRefusedGivesNone() {
    assertThat(Invocation.of("run", "ixbt-read", "--json=false").out()).isEmpty();
  }

  @Test
  void aWrongTraceIsShownWithPositionExcerptAndCaret() throws IOException {
    Path trace =
        Files.writeString(
            folder.resolve("wrong.csv"),
            "# nasreplay-trace: 1\nstream,op,path,length\n,file,a,9\n0,raed,a,1\n");

    Invocation show = Invocation.of("show", trace.toString());

    assertThat(show.exitCode()).isEqualTo(2);
    assertThat(show.err())
        .contains("wrong.csv:4:3: unknown op \"raed\"; did you mean \"read\"?", "    0,raed,a,1\n")
        .contains("^");
  }

  @Test
  void parametersDoNotFitATraceFile() throws IOException {
    Path trace = Files.writeString(folder.resolve("a.csv"), "# nasreplay-trace: 1\nstream,op\n");

    assertThat(Invocation.of("show", trace.toString(), "-p", "size=1GiB").err())
        .contains("is a trace, which has no parameters");
  }

  @Test
  void aWorkloadFileIsKnownByItsEnding() throws IOException {
    Path workload = Files.writeString(folder.resolve("mine.yaml"), "nmae: mine\n");

    Invocation show = Invocation.of("show", workload.toString());

    assertThat(show.exitCode()).isEqualTo(2);
    assertThat(show.err()).contains("mine.yaml:1:1", "did you mean \"name\"?");
  }
}
