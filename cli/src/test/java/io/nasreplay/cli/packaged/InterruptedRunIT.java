package io.nasreplay.cli.packaged;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.results.json.RunJson;
import java.io.BufferedReader;
import java.io.IOException;
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
  @ValueSource(strings = {"INT", "TERM"})
  void theFirstSignalGivesAPartialMarkedResultAndLeavesNothing(String signal) throws Exception {
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
        new ProcessBuilder(
                Program.java().toString(),
                "-jar",
                Program.jar().toString(),
                "run",
                trace.toString(),
                "--json",
                "--target",
                target.toString(),
                "--results",
                folder.resolve("results").toString())
            .redirectOutput(folder.resolve("out").toFile())
            .start();
    BufferedReader err = run.errorReader(StandardCharsets.UTF_8);
    for (String line = err.readLine(); line != null; line = err.readLine()) {
      if (line.startsWith("nasreplay: replay")) {
        return run;
      }
    }
    throw new AssertionError("it ended before it replayed");
  }

  private void send(String signal, Process process) {
    List<String> kill = List.of("kill", "-" + signal, Long.toString(process.pid()));
    assertThat(Program.run(folder, Map.of(), kill).exitCode()).isZero();
  }
}
