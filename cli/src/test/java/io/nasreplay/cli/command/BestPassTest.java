package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.nasreplay.results.json.ResultJson;
import io.nasreplay.results.model.RunResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * CrystalDiskMark's rule, on real runs: pass 0 is thrown away, the highest throughput of the others
 * counts, and the lowest latency of the others, whichever pass that was.
 */
class BestPassTest {
  private static final int PASSES = 4;
  private static final String SUITE =
      """
      name: passes
      order: sequential
      warm-up: 1
      runs: 4
      duration: 50ms
      statistic: best
      measures: [throughput, operations, latency]
      parameters: {size: 16MiB}
      tests:
        - {workload: CrystalDiskMark_RND, name: read RND4K Q32T1, parameters: {read: 100%}}
        - {workload: CrystalDiskMark_SEQ, name: write SEQ1M Q1T1, parameters: {depth: 1, read: 0%}}
      """;

  @TempDir private Path folder;
  private JsonDocument scores;

  @BeforeEach
  void run() throws IOException {
    Path suite = Files.writeString(folder.resolve("suite.yaml"), SUITE);
    Path target = Files.createDirectory(folder.resolve("target"));
    Invocation run =
        Invocation.of(
            "run",
            suite.toString(),
            "--json",
            "--target",
            target.toString(),
            "--results",
            folder.resolve("results").toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    scores = JsonDocument.parse(run.out());
  }

  @Test
  void passZeroIsThrownAwayAndTheBestOfTheOthersCounts() throws IOException {
    checkRow(0, "read RND4K Q32T1", "throughput", BestPassTest::megabytesPerSecond, true);
    checkRow(2, "read RND4K Q32T1", "latency", r -> meanMicros(r, "read"), false);
    checkRow(3, "write SEQ1M Q1T1", "throughput", BestPassTest::megabytesPerSecond, true);
    checkRow(5, "write SEQ1M Q1T1", "latency", r -> meanMicros(r, "write"), false);
  }

  private void checkRow(
      int row, String test, String measure, ToDoubleFunction<RunResult> figure, boolean highest)
      throws IOException {
    List<RunResult> passes = passes(test);
    assertThat(passes).hasSize(1 + PASSES);
    DoubleSummaryStatistics scored =
        passes.stream().skip(1).mapToDouble(figure).summaryStatistics();

    assertThat(scores.at("rows." + row + ".test")).isEqualTo(test);
    assertThat(scores.at("rows." + row + ".measure")).isEqualTo(measure);
    assertThat(scores.at("rows." + row + ".statistic")).isEqualTo("best");
    assertThat(scores.at("rows." + row + ".cells.0.warmUps")).isEqualTo("1");
    assertThat(scores.at("rows." + row + ".cells.0.n")).isEqualTo("" + PASSES);
    assertThat(cell(row, "value"))
        .isCloseTo(highest ? scored.getMax() : scored.getMin(), within(1e-6));
    assertThat(cell(row, "mean")).isCloseTo(scored.getAverage(), within(1e-6));
  }

  private double cell(int row, String figure) {
    return Double.parseDouble(scores.at("rows." + row + ".cells.0." + figure));
  }

  /** All results of a test, as they were stored, in the order in which they ran. */
  private List<RunResult> passes(String test) throws IOException {
    List<RunResult> passes = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder.resolve("results"))) {
      for (Path file : files.filter(f -> f.endsWith("result.json")).toList()) {
        RunResult result = ResultJson.read(Files.readString(file));
        if (test.equals(result.labels().get("test"))) {
          passes.add(result);
        }
      }
    }
    passes.sort(Comparator.comparing(pass -> pass.replay().startedAt()));
    return passes;
  }

  private static double megabytesPerSecond(RunResult result) {
    return (result.replay().bytesRead() + result.replay().bytesWritten())
        / result.replay().elapsedSeconds()
        / 1e6;
  }

  private static double meanMicros(RunResult result, String op) {
    return result.operations().stream()
            .filter(operation -> operation.op().equals(op))
            .findFirst()
            .orElseThrow()
            .latencyNanos()
            .mean()
        / 1e3;
  }
}
