package io.nasreplay.results.compare;

import io.nasreplay.results.model.RunSummary.Interval;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Runs of the same tests on several targets, side by side in one measure. All figures are in the
 * measure's unit.
 *
 * @param schema the schema of the JSON document, {@value #SCHEMA}
 * @param measure the word of what is compared
 * @param unit its unit
 * @param lowerIsBetter whether the best figure is the lowest one
 * @param baseline the target that is 100 %
 * @param test the word of the test that tells chance from a difference
 * @param level probability below which a difference is called real
 * @param comparisons how many differences were tested: the number that probabilities are corrected
 *     for
 * @param method how differences are judged, in words
 * @param targets in order of appearance
 * @param rows one per test, in order of appearance
 * @param curves tests that are alike but for one parameter
 * @param leftOut runs without a figure that may be used
 * @param remarks what a reader of the figures has to know, the gravest first
 */
public record Comparison(
    String schema,
    String measure,
    String unit,
    boolean lowerIsBetter,
    String baseline,
    String test,
    double level,
    int comparisons,
    String method,
    List<Target> targets,
    List<Row> rows,
    List<Curve> curves,
    List<LeftOut> leftOut,
    List<String> remarks) {
  /** The value of {@code schema}. */
  public static final String SCHEMA = "nasreplay-compare/1";

  /** The probability below which a difference is called real. */
  public static final double LEVEL = 0.05;

  public Comparison {
    targets = List.copyOf(targets);
    rows = List.copyOf(rows);
    curves = List.copyOf(curves);
    leftOut = List.copyOf(leftOut);
    remarks = List.copyOf(remarks);
  }

  /**
   * A target.
   *
   * @param name what it is called
   * @param labels what all its runs have in common, sorted by key; without "test" and "target"
   * @param runs how many of them are compared
   */
  public record Target(String name, Map<String, String> labels, int runs) {
    public Target {
      labels = Collections.unmodifiableSortedMap(new TreeMap<>(labels));
    }
  }

  /**
   * A test on all targets.
   *
   * @param test its name
   * @param digests of the traces, one unless different ones were allowed
   * @param cells one per target, in their order
   */
  public record Row(String test, List<String> digests, List<Cell> cells) {
    public Row {
      digests = List.copyOf(digests);
      cells = List.copyOf(cells);
    }
  }

  /**
   * A test on one target. What needs more runs than there are is null.
   *
   * @param target its name
   * @param n runs
   * @param values their figures, in the order in which they were given
   * @param mean arithmetic mean
   * @param median median
   * @param best the highest, or the lowest when lower is better
   * @param stdev sample standard deviation (n - 1)
   * @param cv standard deviation over mean
   * @param ci95 confidence interval of the mean at 95 %, Student's t
   * @param aboveWire runs whose figures are more than the way to the target carried
   * @param ratio mean over the baseline's mean; null when one is missing or the baseline's is 0
   * @param percentDifference the same in percent above 100
   * @param difference from the baseline; null for the baseline itself and without a run
   */
  public record Cell(
      String target,
      int n,
      List<Double> values,
      @Nullable Double mean,
      @Nullable Double median,
      @Nullable Double best,
      @Nullable Double stdev,
      @Nullable Double cv,
      @Nullable Interval ci95,
      int aboveWire,
      @Nullable Double ratio,
      @Nullable Double percentDifference,
      @Nullable Difference difference) {
    public Cell {
      values = List.copyOf(values);
    }
  }

  /**
   * Whether a target differs from the baseline.
   *
   * @param verdict what can be said
   * @param statistic t or U; null when there was no test
   * @param degreesOfFreedom of Welch's test; null otherwise
   * @param p two-sided probability of such a difference by chance; null when there was no test
   * @param correctedP the same corrected by Holm for all comparisons; the verdict is by this one
   * @param exact whether p is exact, of Mann and Whitney's test; null otherwise
   * @param ci95 confidence interval of the difference of the means at 95 %, Welch; null with fewer
   *     than two runs on one side, or without any spread
   * @param ci95Percent the same in percent of the baseline's mean
   */
  public record Difference(
      Verdict verdict,
      @Nullable Double statistic,
      @Nullable Double degreesOfFreedom,
      @Nullable Double p,
      @Nullable Double correctedP,
      @Nullable Boolean exact,
      @Nullable Interval ci95,
      @Nullable Interval ci95Percent) {}

  /**
   * Tests that are alike but for one parameter.
   *
   * @param test what they have in common
   * @param others other parameters in their names, in that order
   * @param parameter which differs
   * @param lines one per target
   */
  public record Curve(String test, Map<String, String> others, String parameter, List<Line> lines) {
    public Curve {
      others = Collections.unmodifiableMap(new LinkedHashMap<>(others));
      lines = List.copyOf(lines);
    }
  }

  /**
   * A curve on one target.
   *
   * @param target its name
   * @param points in ascending order of the parameter
   */
  public record Line(String target, List<Point> points) {
    public Line {
      points = List.copyOf(points);
    }
  }

  /**
   * A point of a curve.
   *
   * @param value of the parameter, as written
   * @param number the same as a number; bytes for a size
   * @param n runs
   * @param mean their mean
   * @param ci95 its confidence interval; null with fewer than two
   */
  public record Point(String value, double number, int n, double mean, @Nullable Interval ci95) {}

  /**
   * A run that is not compared.
   *
   * @param test its test
   * @param target its target
   * @param source where its result is
   * @param reason why
   */
  public record LeftOut(String test, String target, String source, String reason) {}
}
