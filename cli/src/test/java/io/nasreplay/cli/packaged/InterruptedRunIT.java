package io.nasreplay.cli.packaged;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.nasreplay.results.json.RunJson;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Signals to a program in the middle of a replay that would last for hours. */
@DisabledOnOs(OS.WINDOWS)
class InterruptedRunIT {
  private static final String ENDLESS =
      """
      # nasreplay-trace: 1
      stream,op,path,flags,offset,length,count,stride
      ,file,in.bin,,,4096,,
      0,open,in.bin,r,,,,
      0,read,in.bin,,0,4096,100000000000,0
      0,close,in.bin,,,,,
      """;

  @TempDir private Path folder;
  private Path target;
  private Path trace;

  @BeforeEach
  void layOut() throws IOException {
    target = Files.createDirectory(folder.resolve("target"));
    trace = Files.writeString(folder.resolve("endless.trace.csv"), ENDLESS);
    Files.writeString(target.resolve("mine"), "mine");
  }

  @ParameterizedTest
  @ValueSource(strings = {"INT", "TERM", "HUP"})
  void theFirstSignalGivesAPartialMarkedResultAndLeavesNothing(String signal) throws Exception {
    assumeFalse(signal.equals("HUP") && ignoresHangup(), "SIGHUP is ignored here, as by nohup");
    Process run = startReplaying();

    send(signal, run);

    assertThat(run.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(run.exitValue()).isEqualTo(130);
    RunJson json = RunJson.read(Files.readString(folder.resolve("out")));
    assertThat(json.error().orElseThrow().kind()).isEqualTo("interrupted");
    assertThat(json.results().get(0).valid()).isFalse();
    assertThat(json.results().get(0).reasons()).anyMatch(reason -> reason.contains("SIG" + signal));
    assertThat(json.results().get(0).replay().completed()).isFalse();
    assertThat(json.results().get(0).replay().operations()).isPositive();
    assertThat(folder.resolve("results").toFile().list())
        .singleElement()
        .asString()
        .endsWith("-INVALID");
    assertThat(target.toFile().list()).containsExactly("mine");
  }

  /** As from {@code timeout}, which sends one to the process and one to its group. */
  @Test
  void twoSignalsCloseTogetherAreOne() throws Exception {
    Process run = startReplaying();

    String pid = Long.toString(run.pid());
    Program.run(
        folder, Map.of(), List.of("sh", "-c", "kill -TERM $0; kill -INT $0; kill -TERM $0", pid));

    assertThat(run.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(run.exitValue()).isEqualTo(130);
    RunJson json = RunJson.read(Files.readString(folder.resolve("out")));
    assertThat(json.error().orElseThrow().kind()).isEqualTo("interrupted");
    assertThat(json.results()).hasSize(1);
    assertThat(target.toFile().list()).containsExactly("mine");
  }

  @ParameterizedTest
  @ValueSource(strings = {"run", "check"})
  void aSignalBeforeAnythingIsReplayedGivesADocument(String command) throws Exception {
    Path pipe = folder.resolve("pipe.trace.csv");
    Program.run(folder, Map.of(), List.of("mkfifo", pipe.toString()));
    Process process = start(command, pipe.toString(), "--json", "--target", target.toString());

    // Opening it returns when the program waits for what it is to read from it.
    try (OutputStream rows = Files.newOutputStream(pipe)) {
      send("TERM", process);
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
      rows.flush();
    }

    assertThat(process.exitValue()).isEqualTo(130);
    JsonNode json = JsonMapper.shared().readTree(Files.readString(folder.resolve("out")));
    assertThat(json.at("/error/kind").asString()).isEqualTo("interrupted");
    assertThat(json.at("/error/message").asString()).isEqualTo("interrupted by SIGTERM");
    assertThat(process.errorReader(StandardCharsets.UTF_8).lines())
        .contains("nasreplay: interrupted by SIGTERM");
    assertThat(target.toFile().list()).containsExactly("mine");
  }

  @Test
  void whatAKilledRunLeftIsCleaned() throws Exception {
    Process run = startReplaying();
    send("KILL", run);
    assertThat(run.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(target.toFile().list()).hasSize(2);

    Program.Outcome clean = Program.jar(folder, "clean", "--target", target.toString());

    assertThat(clean.exitCode()).isZero();
    assertThat(clean.out()).contains("1 run folder with");
    assertThat(target.toFile().list()).containsExactly("mine");
    assertThat(target.resolve("mine")).hasContent("mine");
  }

  /** A program whose clock runs. */
  private Process startReplaying() throws IOException {
    Process run =
        start(
            "run",
            trace.toString(),
            "--json",
            "--target",
            target.toString(),
            "--results",
            folder.resolve("results").toString());
    BufferedReader err = run.errorReader(StandardCharsets.UTF_8);
    for (String line = err.readLine(); line != null; line = err.readLine()) {
      if (line.startsWith("nasreplay: replay")) {
        return run;
      }
    }
    throw new AssertionError("it ended before it replayed");
  }

  private Process start(String... arguments) throws IOException {
    return new ProcessBuilder(Program.command(arguments))
        .redirectOutput(folder.resolve("out").toFile())
        .start();
  }

  /** Children inherit it, and so does Java. */
  private static boolean ignoresHangup() throws IOException {
    Path status = Path.of("/proc/self/status");
    return Files.exists(status)
        && Files.readAllLines(status).stream()
            .filter(line -> line.startsWith("SigIgn:"))
            .anyMatch(line -> (Long.parseUnsignedLong(line.split("\\s+")[1], 16) & 1) != 0);
  }

  private void send(String signal, Process process) {
    List<String> kill = List.of("kill", "-" + signal, Long.toString(process.pid()));
    assertThat(Program.run(folder, Map.of(), kill).exitCode()).isZero();
  }
}
