package io.nasreplay.cli.packaged;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.results.json.ResultJson;
import io.nasreplay.results.model.RunResult;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A suite whose process is killed again and again, at another point each time. */
@DisabledOnOs(OS.WINDOWS)
class KilledSuiteIT {
  private static final String SUITE =
      """
      name: killed
      runs: 3
      warm-up: 1
      parameters: {size: 2MiB}
      tests:
        - {workload: ixbt-read, matrix: {streams: [1, 2]}}
        - ixbt-write
      """;
  private static final int RUNS = 12;

  @TempDir private Path folder;
  private Path target;

  @BeforeEach
  void layOut() throws IOException {
    target = Files.createDirectory(folder.resolve("target"));
    Files.writeString(target.resolve("mine"), "mine");
    Files.writeString(folder.resolve("suite.yaml"), SUITE);
  }

  @Test
  void goesOnWithNothingRepeatedAndNothingLost() throws Exception {
    killAt("run 1,", "nasreplay: plan");
    killAt("run 2,", "nasreplay: prepare");
    killAt("run 3,", "nasreplay: replay");
    killAt("run 5,", "nasreplay: flush");
    killAt("run 7,", "nasreplay: cool");
    killAt("run 9,", "");
    killAt("run 10,", "nasreplay: clean");

    Program.Outcome last = Program.jar(folder, arguments("--json"));

    assertThat(last.exitCode()).as(last.err()).isZero();
    assertThat(last.err()).contains("nasreplay: suite: going on in ", "runs done, ");
    JsonNode scores = JsonMapper.shared().readTree(last.out());
    assertThat(scores.at("/complete").booleanValue()).isTrue();
    assertThat(scores.at("/runsDone").intValue()).isEqualTo(RUNS);
    scores.at("/rows").forEach(row -> assertThat(row.at("/cells/0/n").intValue()).isEqualTo(3));
    assertThat(runsByTest())
        .isEqualTo(Map.of("ixbt-read streams=1", 4L, "ixbt-read streams=2", 4L, "ixbt-write", 4L));
    assertThat(finishedInJournal()).isEqualTo(RUNS);
    assertThat(target.toFile().list()).containsExactly("mine");
  }

  @Test
  void aSignalIsTakenUpTheSameWay() throws Exception {
    Process run = startUntil("run 4,", "nasreplay: replay");
    Program.run(folder, Map.of(), List.of("kill", "-TERM", Long.toString(run.pid())));
    assertThat(run.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(run.exitValue()).isIn(130, 0);
    assertThat(target.toFile().list()).containsExactly("mine");

    Program.Outcome last = Program.jar(folder, arguments("--json"));

    assertThat(last.exitCode()).as(last.err()).isZero();
    assertThat(finishedInJournal()).isEqualTo(RUNS);
  }

  private void killAt(String run, String line) throws Exception {
    Process process = startUntil(run, line);
    process.destroyForcibly();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
  }

  /** Starts it and returns when it says the line after it said that the run begins. */
  private Process startUntil(String run, String line) throws IOException {
    Process process =
        new ProcessBuilder(Program.command(arguments()))
            .directory(folder.toFile())
            .redirectOutput(folder.resolve("out").toFile())
            .start();
    BufferedReader err = process.errorReader(StandardCharsets.UTF_8);
    boolean begun = false;
    for (String said = err.readLine(); said != null; said = err.readLine()) {
      begun |= said.startsWith("nasreplay: suite: " + run);
      if (begun && said.startsWith(line)) {
        return process;
      }
    }
    throw new AssertionError("it ended before " + run + " " + line);
  }

  private static String[] arguments(String... more) {
    List<String> all =
        new ArrayList<>(List.of("run", "suite.yaml", "--target", "target", "--results", "results"));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  /** The results on disk, which are all that was ever measured to its end. */
  private Map<String, Long> runsByTest() throws IOException {
    return results().stream()
        .filter(RunResult::valid)
        .collect(
            Collectors.groupingBy(
                result -> result.labels().get("test"), TreeMap::new, Collectors.counting()));
  }

  private List<RunResult> results() throws IOException {
    List<RunResult> results = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder.resolve("results"))) {
      for (Path file : files.filter(f -> f.endsWith("result.json")).toList()) {
        results.add(ResultJson.read(Files.readString(file)));
      }
    }
    return results;
  }

  private long finishedInJournal() throws IOException {
    try (Stream<Path> files = Files.walk(folder.resolve("results"))) {
      Path journal = files.filter(f -> f.endsWith("journal.jsonl")).findFirst().orElseThrow();
      return Files.readAllLines(journal).stream()
          .filter(line -> line.contains("\"entry\":\"finished\""))
          .count();
    }
  }
}
