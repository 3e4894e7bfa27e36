package io.nasreplay.results.compare;

import io.nasreplay.results.compare.Comparison.LeftOut;
import io.nasreplay.results.compare.Comparison.Row;
import io.nasreplay.results.compare.Comparison.Target;
import io.nasreplay.results.model.Measure;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.quantity.Quantities;
import io.nasreplay.results.stats.Measured;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Sets runs side by side. Stateless and thread-safe. */
public final class Comparisons {
  private Comparisons() {}

  /**
   * The comparison of runs. Invalid runs are left out and listed. Runs are of one test when their
   * tests have one name and their traces one digest; a name with several digests becomes several
   * tests when each meets its like on another target.
   *
   * @param runs in the order in which targets and tests are to appear
   * @throws IncomparableException when no run can be used, when there is no such baseline, or when
   *     runs of one test differ in trace, cache mode or timing and the rules do not allow it
   */
  public static Comparison of(List<RecordedRun> runs, ComparisonRules rules) {
    List<LeftOut> leftOut = new ArrayList<>();
    List<Measurement> measurements = new ArrayList<>();
    runs.forEach(run -> sort(run, rules.measure(), measurements, leftOut));
    requireSome(measurements, leftOut, rules.measure());
    List<String> targets = measurements.stream().map(Measurement::target).distinct().toList();
    String baseline = baseline(targets, rules);
    List<TestRuns> tests = TestRuns.of(measurements, rules.differentTraces());
    List<String> remarks = new ArrayList<>(Conditions.check(tests, rules));
    if (targets.size() == 1) {
      remarks.add(
          "there is one target only, "
              + baseline
              + "; name targets with NAME=RESULT, or label their runs");
    }
    List<Row> rows =
        Corrections.apply(
            tests.stream().map(test -> Cells.row(test, targets, baseline, rules)).toList());
    int comparisons = Corrections.count(rows);
    return new Comparison(
        Comparison.SCHEMA,
        rules.measure().token(),
        rules.measure().unit(),
        rules.measure().isLowerBetter(),
        baseline,
        rules.test().token(),
        Comparison.LEVEL,
        comparisons,
        method(rules.test(), comparisons, Corrections.approximated(rows)),
        targets.stream().map(target -> target(target, measurements)).toList(),
        rows,
        Curves.of(rows, targets),
        leftOut,
        remarks);
  }

  private static void sort(
      RecordedRun run, Measure measure, List<Measurement> measurements, List<LeftOut> leftOut) {
    RunResult result = run.result();
    Double figure = Measured.of(result).get(measure);
    if (!result.valid()) {
      leftOut.add(left(run, "invalid: " + String.join("; ", result.reasons())));
    } else if (figure == null) {
      leftOut.add(left(run, "it has no " + measure.token()));
    } else {
      measurements.add(new Measurement(run, figure));
    }
  }

  private static LeftOut left(RecordedRun run, String reason) {
    return new LeftOut(run.test(), run.target(), run.source(), reason);
  }

  private static void requireSome(
      List<Measurement> measurements, List<LeftOut> leftOut, Measure measure) {
    if (measurements.isEmpty()) {
      throw new IncomparableException(
          leftOut.isEmpty()
              ? "there is no run to compare; allowed: one or more"
              : "no run can be compared in "
                  + measure.token()
                  + "; the first one, "
                  + leftOut.get(0).source()
                  + ", is left out: "
                  + leftOut.get(0).reason());
    }
  }

  private static String baseline(List<String> targets, ComparisonRules rules) {
    String baseline = rules.baseline().orElse(targets.get(0));
    if (!targets.contains(baseline)) {
      throw new IncomparableException(
          "baseline is \"" + baseline + "\"; allowed: " + String.join(", ", targets));
    }
    return baseline;
  }

  private static Target target(String name, List<Measurement> measurements) {
    List<RunResult> runs =
        measurements.stream()
            .filter(run -> run.target().equals(name))
            .map(Measurement::result)
            .toList();
    Map<String, String> common = new TreeMap<>(runs.get(0).labels());
    runs.forEach(run -> common.entrySet().retainAll(run.labels().entrySet()));
    common.keySet().removeAll(Matrix.OWN);
    return new Target(name, common, runs.size());
  }

  private static String method(SignificanceTest test, int comparisons, long approximated) {
    return comparisons == 0
        ? "No difference was tested: that takes two targets and several runs of the same test on"
            + " each."
        : test.title()
            + exactness(test, comparisons, approximated)
            + ", two-sided, each target against the baseline. A difference counts as real when its"
            + " probability by chance is below "
            + Quantities.exact(Comparison.LEVEL)
            + (comparisons == 1 ? ". " : corrected(comparisons))
            + "\""
            + Verdict.NOT_SHOWN.words()
            + "\" is no proof that there is none.";
  }

  private static String exactness(SignificanceTest test, int comparisons, long approximated) {
    if (test == SignificanceTest.WELCH) {
      return "";
    }
    String approximation = "by the normal approximation with corrections for ties and continuity";
    return approximated == 0
        ? " with exact probabilities"
        : approximated == comparisons
            ? " " + approximation
            : " with exact probabilities, but "
                + Quantities.count(approximated)
                + " "
                + approximation;
  }

  private static String corrected(int comparisons) {
    return " after Holm's correction for all "
        + Quantities.count(comparisons)
        + " comparisons, of which some would fall below it by chance alone: the risk of even one"
        + " false alarm among them is 5 % at most. Intervals are 95 % each, not corrected. ";
  }
}
