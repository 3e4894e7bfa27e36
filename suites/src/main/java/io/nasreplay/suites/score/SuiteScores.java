package io.nasreplay.suites.score;

import io.nasreplay.results.json.JsonText;
import io.nasreplay.results.json.RunJson.Problem;
import io.nasreplay.results.model.RunSummary.Interval;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The score table of a suite. The schema is the resource {@value #SCHEMA_RESOURCE} next to this
 * class.
 *
 * @param schema the schema of the document, {@value #SCHEMA}
 * @param suite the suite's name
 * @param title what it is; empty when not said
 * @param quick whether it was a quick trial, whose figures are not comparable
 * @param complete whether all runs are done
 * @param runsDone how many are
 * @param runsLeft how many are left, at least
 * @param folder the suite's folder with all results; null when nothing was stored
 * @param targets the columns
 * @param rows one per case and measure
 * @param curves one per curve and target
 * @param error what kept the suite from being done; empty when nothing did
 */
public record SuiteScores(
    String schema,
    String suite,
    String title,
    boolean quick,
    boolean complete,
    int runsDone,
    int runsLeft,
    @Nullable String folder,
    List<Column> targets,
    List<Row> rows,
    List<Curve> curves,
    Optional<Problem> error) {
  /** The value of {@code schema}. */
  public static final String SCHEMA = "nasreplay-suite/1";

  /** The JSON Schema (draft 2020-12) of what is written. */
  public static final String SCHEMA_RESOURCE = "nasreplay-suite-1.schema.json";

  public SuiteScores {
    targets = List.copyOf(targets);
    rows = List.copyOf(rows);
    curves = List.copyOf(curves);
  }

  /** The document as pretty-printed JSON that ends in a line feed. */
  public String json() {
    return JsonText.of(this);
  }

  /** The same, with what kept the suite from being done. */
  public SuiteScores with(Optional<Problem> problem) {
    return new SuiteScores(
        schema, suite, title, quick, complete, runsDone, runsLeft, folder, targets, rows, curves,
        problem);
  }

  /**
   * A target.
   *
   * @param name its name
   * @param path its directory
   * @param labels what the user says about it
   */
  public record Column(String name, String path, Map<String, String> labels) {
    public Column {
      labels = Collections.unmodifiableMap(new LinkedHashMap<>(labels));
    }
  }

  /**
   * A case and what of it is scored.
   *
   * @param test the case's name
   * @param workload what it replays
   * @param parameters that the suite gives it
   * @param measure what is scored; {@code search} for the highest acceptable value of a parameter
   * @param unit of all figures but {@code cv}
   * @param statistic what is made of the runs' figures
   * @param cells one per target, in their order
   */
  public record Row(
      String test,
      String workload,
      Map<String, String> parameters,
      String measure,
      String unit,
      String statistic,
      List<Cell> cells) {
    public Row {
      parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
      cells = List.copyOf(cells);
    }
  }

  /**
   * A score with its spread. What the runs cannot tell is null.
   *
   * @param target the target's name
   * @param value the score
   * @param n scored runs
   * @param invalid runs left out since they were invalid
   * @param warmUps runs left out as warm-up
   * @param aboveWire scored runs that are marked: more than the way to the target carries
   * @param mean arithmetic mean
   * @param median median
   * @param best the highest, or the lowest when lower is better
   * @param stdev sample standard deviation (n - 1)
   * @param cv standard deviation over mean
   * @param ci95 confidence interval of the mean at 95 %, Student's t
   * @param remark what else is to be known; empty when nothing
   */
  public record Cell(
      String target,
      @Nullable Double value,
      int n,
      int invalid,
      int warmUps,
      int aboveWire,
      @Nullable Double mean,
      @Nullable Double median,
      @Nullable Double best,
      @Nullable Double stdev,
      @Nullable Double cv,
      @Nullable Interval ci95,
      String remark) {}

  /**
   * Scores over a parameter, on one target.
   *
   * @param test the test's name
   * @param target the target's name
   * @param parameter the parameter
   * @param others the matrix's other parameters
   * @param measure what is scored
   * @param unit of the figures
   * @param points in the order of the matrix
   * @param peak the best point; null without a score
   */
  public record Curve(
      String test,
      String target,
      String parameter,
      Map<String, String> others,
      String measure,
      String unit,
      List<Point> points,
      @Nullable Point peak) {
    public Curve {
      others = Collections.unmodifiableMap(new LinkedHashMap<>(others));
      points = List.copyOf(points);
    }
  }

  /**
   * A point of a curve.
   *
   * @param value the parameter's
   * @param score the score; null without one
   * @param ofPeak the score over the peak's; null without one
   */
  public record Point(String value, @Nullable Double score, @Nullable Double ofPeak) {}
}
