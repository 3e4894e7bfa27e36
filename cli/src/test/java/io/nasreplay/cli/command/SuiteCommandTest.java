package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.nasreplay.engine.time.Clock;
import io.nasreplay.generators.catalogue.Catalogue;
import io.nasreplay.results.json.ResultJson;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.suites.catalogue.SuiteCatalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class SuiteCommandTest {
  private static final String SUITE =
      """
      name: small
      runs: 2
      parameters: {size: 1MiB}
      targets:
        - {name: A, labels: {device: DS923+}}
        - {name: B}
      tests:
        - {workload: ixbt-read, measures: [throughput, operations, files, latency, time]}
        - {workload: ixbt-write, statistic: best}
      """;

  @TempDir private Path folder;
  private Path a;
  private Path b;
  private Path results;

  @BeforeEach
  void makeTargets() throws IOException {
    a = Files.createDirectory(folder.resolve("a"));
    b = Files.createDirectory(folder.resolve("b"));
    results = folder.resolve("results");
    Files.writeString(a.resolve("mine"), "mine");
  }

  @Test
  void aSuitePrintsItsScoresAndStoresThem() throws IOException {
    Invocation run = run(suite(SUITE));

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("Suite small: complete, 8 runs", "ixbt-write", "best");
    assertThat(run.err()).contains("nasreplay: suite: run 1, 8 or more left: ixbt-read on A");
    assertThat(names(suiteFolder()))
        .containsExactlyInAnyOrder(
            "journal.jsonl",
            "naspt-A.csv",
            "naspt-B.csv",
            "runs",
            "scores.csv",
            "scores.json",
            "scores.md",
            "scores.txt");
    assertThat(run.out()).startsWith(Files.readString(suiteFolder().resolve("scores.txt")));
    assertThatTargetsAreAsBefore();
  }

  @Test
  void figuresAreThoseOfTheResults() throws IOException {
    JsonDocument json = JsonDocument.parse(run(suite(SUITE), "--json").out());

    assertThat(json.at("schema")).isEqualTo("nasreplay-suite/1");
    assertThat(json.at("targets.0.labels.device")).isEqualTo("DS923+");
    List<RunResult> reads = results("A", "ixbt-read");
    assertThat(reads).hasSize(2);
    assertThat(number(json, "rows.0.cells.0.value"))
        .isCloseTo(
            mean(reads, r -> r.throughput().scoreRate().bytesPerSecond() / 1e6), within(1e-6));
    assertThat(number(json, "rows.1.cells.0.value"))
        .isCloseTo(mean(reads, r -> 6 / r.replay().elapsedSeconds()), within(1e-6));
    assertThat(number(json, "rows.2.cells.0.value"))
        .isCloseTo(mean(reads, r -> 1 / r.replay().elapsedSeconds()), within(1e-6));
    assertThat(number(json, "rows.3.cells.0.value"))
        .isCloseTo(mean(reads, r -> read(r) / 1e3), within(1e-6));
    assertThat(number(json, "rows.4.cells.0.value"))
        .isCloseTo(mean(reads, r -> r.replay().elapsedSeconds()), within(1e-6));
    assertThat(reads.get(0).labels())
        .containsEntry("device", "DS923+")
        .containsEntry("suite", "small")
        .containsEntry("target", "A");
  }

  @Test
  void aPlanRunsNothing() throws IOException {
    Invocation plan = run(suite(SUITE), "--dry-run");

    assertThat(plan.exitCode()).isZero();
    assertThat(plan.out()).contains("Suite small on A, B, order interleaved", "8 runs");
    assertThat(results).doesNotExist();
    assertThat(JsonDocument.parse(run(suite(SUITE), "--dry-run", "--json").out()).at("runs"))
        .isEqualTo("8");
  }

  @Test
  void aCompleteSuiteBeginsAnew() throws IOException {
    run(suite(SUITE));
    Invocation again = run(suite(SUITE));

    assertThat(again.out()).contains("complete, 8 runs");
    assertThat(names(results)).hasSize(2);
  }

  @Test
  void aStoppedSuiteGoesOnAndAChangedOneIsRefused() throws IOException {
    assertThat(interrupted().exitCode()).isEqualTo(130);

    Invocation changed = run(suite(SUITE.replace("runs: 2", "runs: 3")));
    assertThat(changed.exitCode()).isEqualTo(2);
    assertThat(changed.err())
        .contains("has changed since it began", "runs was 2 and is 3", "--new");

    Invocation relabelled = run(suite(SUITE.replace("DS923+", "DS925+")));
    assertThat(relabelled.err()).contains("target A device was DS923+ and is DS925+");

    Invocation resumed = run(suite("# a comment changes nothing\n" + SUITE), "--resume");
    assertThat(resumed.exitCode()).as(resumed.err()).isZero();
    assertThat(resumed.err()).contains("going on in ", "0 runs done, 8 or more left");
    assertThat(names(results)).hasSize(1);
    assertThat(names(suiteFolder().resolve("runs"))).hasSize(8);
  }

  @Test
  void aQuickTrialIsMarkedAndSoIsEachOfItsResults() throws IOException {
    String quick = suite(SUITE + "quick: {runs: 1, parameters: {size: 2MiB}}\n");

    Invocation run = run(quick, "--quick");

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("complete, 4 runs", "QUICK trial");
    assertThat(results("A", "ixbt-read"))
        .hasSize(1)
        .allMatch(result -> result.trace().quick() && result.replay().bytesRead() == 2 << 20);
  }

  @Test
  void newBeginsAnewAndResumeRefusesTo() throws IOException {
    Invocation nothing = run(suite(SUITE), "--resume");
    assertThat(nothing.exitCode()).isEqualTo(2);
    assertThat(nothing.err()).contains("nothing to go on with");

    interrupted();
    assertThat(run(suite(SUITE), "--new").exitCode()).isZero();
    assertThat(names(results)).hasSize(2);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void hooksRunOnlyWhenAllowedAndBeforeEachRun() throws IOException {
    Path log = folder.resolve("log");
    String suite =
        suite(
            SUITE + "hooks: ['echo \"$NASREPLAY_TARGET_NAME $NASREPLAY_TEST\" >> " + log + "']\n");

    Invocation refused = run(suite);
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err()).contains("--allow-hooks", "NASREPLAY_TARGET_NAME $NASREPLAY_TEST");
    assertThat(log).doesNotExist();
    assertThat(run(suite, "--dry-run").out()).contains("before each run:", "echo");

    assertThat(run(suite, "--no-hooks").exitCode()).isZero();
    assertThat(log).doesNotExist();

    assertThat(run(suite, "--allow-hooks").exitCode()).isZero();
    assertThat(Files.readAllLines(log)).hasSize(8).contains("A ixbt-read", "B ixbt-write");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aHookThatFailsStopsTheSuiteWhichCanGoOn() throws IOException {
    Path flag = folder.resolve("flag");
    String suite = suite(SUITE + "hooks: ['test ! -e " + flag + "']\n");
    Files.createFile(flag);

    Invocation stopped = run(suite, "--allow-hooks", "--json");
    assertThat(stopped.exitCode()).isEqualTo(3);
    assertThat(JsonDocument.parse(stopped.out()).at("error.kind")).isEqualTo("environment");
    assertThat(JsonDocument.parse(stopped.out()).at("runsLeft")).isEqualTo("8");

    Files.delete(flag);
    assertThat(run(suite, "--allow-hooks").out()).contains("complete, 8 runs");
  }

  @Test
  void optionsThatTheSuiteSaysItselfAreRefused() throws IOException {
    assertThat(run(suite(SUITE), "--runs", "5").err())
        .contains("--runs does not go with a suite, which says it itself");
    assertThat(Invocation.of("run", "ixbt-read", "--target", a.toString(), "--dry-run").err())
        .contains("--dry-run goes with a suite only");
    assertThat(run(suite(SUITE), "--new", "--resume").err()).contains("allowed: one of them");
    assertThat(Invocation.of("run", suite(SUITE), "ixbt-read").err())
        .contains("allowed: one suite alone");
  }

  @Test
  void targetsMustFitTheSuite() throws IOException {
    assertThat(Invocation.of("run", suite(SUITE)).err()).contains("target A has no path");
    assertThat(Invocation.of("run", suite(SUITE), "--target", "C=" + a).err())
        .contains("unknown target \"C\"");
    assertThat(Invocation.of("run", suite(SUITE), "--target", a.toString()).err())
        .contains("--target NAME=DIR");
    assertThat(Invocation.of("run", "quick").err())
        .contains("Missing required option: '--target=DIR'");
  }

  @Test
  void aWrongTraceIsFoundBeforeAnythingRuns() throws IOException {
    Invocation run =
        run(suite(SUITE + "  - {workload: ixbt-read, name: bad, parameters: {size: 5ms}}"));

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("suite.yaml:10:5: test bad: ", "5ms");
    assertThat(results).doesNotExist();
  }

  @Test
  void suitesAreListedAndHaveNamesOfTheirOwn() {
    assertThat(Invocation.of("list").out()).contains("Suite", "quick");
    assertThat(SuiteCatalogue.standard().names())
        .doesNotContainAnyElementsOf(Catalogue.standard().names());
  }

  private Invocation interrupted() throws IOException {
    Interruption interruption = new Interruption(Clock.system());
    interruption.beginStoppable();
    interruption.request("interrupted by SIGTERM");
    return Invocation.of(interruption, arguments(suite(SUITE)));
  }

  private Invocation run(String... arguments) {
    return Invocation.of(arguments(arguments));
  }

  private String[] arguments(String... arguments) {
    List<String> all = new ArrayList<>(List.of("run", "--target", "A=" + a, "--target", "B=" + b));
    all.addAll(List.of("--results", results.toString()));
    all.addAll(List.of(arguments));
    return all.toArray(String[]::new);
  }

  private String suite(String yaml) throws IOException {
    return Files.writeString(folder.resolve("suite.yaml"), yaml).toString();
  }

  private Path suiteFolder() throws IOException {
    try (Stream<Path> folders = Files.list(results)) {
      return folders.findFirst().orElseThrow();
    }
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.map(entry -> entry.getFileName().toString()).toList();
    }
  }

  private List<RunResult> results(String target, String test) throws IOException {
    List<RunResult> found = new ArrayList<>();
    try (Stream<Path> files = Files.walk(suiteFolder())) {
      for (Path file : files.filter(f -> f.endsWith("result.json")).sorted().toList()) {
        RunResult result = ResultJson.read(Files.readString(file));
        if (result.labels().get("target").equals(target)
            && result.labels().get("test").equals(test)) {
          found.add(result);
        }
      }
    }
    return found;
  }

  private static double mean(List<RunResult> results, ToDoubleFunction<RunResult> figure) {
    return results.stream().mapToDouble(figure).average().orElseThrow();
  }

  private static double read(RunResult result) {
    return result.operations().stream()
        .filter(operation -> operation.op().equals("read"))
        .findFirst()
        .orElseThrow()
        .latencyNanos()
        .mean();
  }

  private static double number(JsonDocument json, String path) {
    return Double.parseDouble(json.at(path));
  }

  private void assertThatTargetsAreAsBefore() {
    assertThat(a.toFile().list()).containsExactly("mine");
    assertThat(b).isEmptyDirectory();
  }
}
