package io.nasreplay.results.compare;

import io.nasreplay.results.SampleResults;
import io.nasreplay.results.model.Measure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Comparisons whose figures are typed in. */
public final class SampleComparisons {
  private SampleComparisons() {}

  /** Two tests, three targets, every verdict, a curve, marks, remarks and a run left out. */
  public static Comparison full() {
    List<RecordedRun> runs = new ArrayList<>();
    add(runs, "ixbt-read streams=1", '1', "DS923+", 112.4, 113.1, 111.8, 112.9, 113.4);
    add(runs, "ixbt-read streams=4", '2', "DS923+", 101.3, 102.5, 100.9, 101.8);
    add(runs, "ixbt-read streams=1", '1', "TS|464", 91.7, 92.3, 90.8, 91.5);
    add(runs, "ixbt-read streams=4", '2', "TS|464", 100.7, 103.4, 101.1);
    add(runs, "ixbt-read streams=1", '1', "<old>\n", 1234.5, 1234.5);
    runs.add(
        SampleRuns.run(
            "ixbt-read streams=4", "<old>\n", SampleResults.aboveWire("2".repeat(64), 1.6e9)));
    runs.add(
        SampleRuns.run(
            "ixbt-read streams=1", "TS|464", SampleResults.scored("1".repeat(64), 5e6, false)));
    runs.add(SampleRuns.scored("only here", "TS|464", "3".repeat(64), 0.05));
    return Comparisons.of(runs, ComparisonRules.of(Measure.THROUGHPUT));
  }

  /** Columns from labels, ranks instead of means. */
  public static Comparison matrix() {
    List<RecordedRun> runs = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      runs.add(labelled("smb", "off", 110 + i * 0.9));
      runs.add(labelled("nfs", "off", 117 + i * 1.1));
      runs.add(labelled("smb", "on", 61.5 + i * 0.3));
    }
    return Comparisons.of(
        new Matrix(List.of("encryption"), List.of("device", "protocol")).arrange(runs),
        new ComparisonRules(
            Measure.THROUGHPUT,
            Optional.of("DS923+, nfs"),
            SignificanceTest.MANN_WHITNEY,
            false,
            false,
            false));
  }

  /** One run of one test: nothing to compare with. */
  public static Comparison single() {
    return Comparisons.of(
        SampleRuns.runs("ixbt-read", "nas", 85.25), ComparisonRules.of(Measure.LATENCY));
  }

  private static RecordedRun labelled(String protocol, String encryption, double megabytes) {
    return SampleRuns.labelled(
        "ixbt-read",
        megabytes,
        Map.of("device", "DS923+", "protocol", protocol, "encryption", encryption));
  }

  private static void add(
      List<RecordedRun> runs, String test, char digit, String target, double... megabytes) {
    for (double score : megabytes) {
      runs.add(SampleRuns.scored(test, target, String.valueOf(digit).repeat(64), score));
    }
  }
}
