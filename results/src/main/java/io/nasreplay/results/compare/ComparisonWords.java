package io.nasreplay.results.compare;

import io.nasreplay.results.compare.Comparison.Cell;
import io.nasreplay.results.compare.Comparison.Curve;
import io.nasreplay.results.compare.Comparison.Difference;
import io.nasreplay.results.compare.Comparison.LeftOut;
import io.nasreplay.results.compare.Comparison.Line;
import io.nasreplay.results.compare.Comparison.Point;
import io.nasreplay.results.compare.Comparison.Row;
import io.nasreplay.results.compare.Comparison.Target;
import io.nasreplay.results.model.RunSummary.Interval;
import io.nasreplay.results.quantity.Quantities;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A comparison in words and tables, the same in every format. Stateless and thread-safe. */
public final class ComparisonWords {
  /** What stands where there is no figure. */
  public static final String NONE = "-";

  /** What stands before a figure that is more than the way to the target carries. */
  public static final String MARK = "! ";

  /** What stands behind a figure that really differs. */
  public static final String REAL = " *";

  private static final double SHOWN_AS_SMALLER = 0.0001;

  private ComparisonWords() {}

  /** What is compared: {@code throughput in MB/s, higher is better; A = 100 %}. */
  public static String head(Comparison comparison) {
    return comparison.measure()
        + " in "
        + comparison.unit()
        + ", "
        + (comparison.lowerIsBetter() ? "lower" : "higher")
        + " is better; "
        + comparison.baseline()
        + " = 100 %";
  }

  /** The targets with their labels, those that have some: {@code A: device=DS923}. */
  public static List<String> targets(Comparison comparison) {
    return comparison.targets().stream()
        .filter(target -> !target.labels().isEmpty())
        .map(ComparisonWords::target)
        .toList();
  }

  /** Tests and targets: means, in percent of the baseline. */
  public static ComparisonTable overview(Comparison comparison) {
    List<String> heads = new ArrayList<>(List.of("test"));
    comparison.targets().forEach(target -> heads.add(target.name()));
    return new ComparisonTable(
        "Means",
        heads,
        numbers(1, heads.size()),
        comparison.rows().stream().map(row -> overview(row, comparison)).toList());
  }

  /** Each test on each target with its spread and its difference from the baseline. */
  public static ComparisonTable details(Comparison comparison) {
    List<String> heads =
        List.of(
            "test",
            "target",
            "n",
            "mean",
            "95 % interval",
            "CV",
            "best",
            "difference",
            "its 95 % interval",
            "p",
            "corrected",
            "verdict");
    List<Boolean> numbers = new ArrayList<>(numbers(2, heads.size()));
    numbers.set(heads.size() - 1, false);
    List<List<String>> rows = new ArrayList<>();
    for (Row row : comparison.rows()) {
      row.cells().stream()
          .filter(cell -> cell.n() > 0)
          .forEach(cell -> rows.add(details(row.test(), cell)));
    }
    return new ComparisonTable("Details", heads, numbers, rows);
  }

  /** A table for each curve: the parameter, and the mean on each target. */
  public static List<ComparisonTable> curves(Comparison comparison) {
    return comparison.curves().stream().map(ComparisonWords::curve).toList();
  }

  /** Why the table says what it says: marks, remarks and how differences are judged. */
  public static List<String> notes(Comparison comparison) {
    List<String> notes = new ArrayList<>(comparison.remarks());
    boolean anyReal =
        comparison.rows().stream()
            .flatMap(row -> row.cells().stream())
            .map(Cell::difference)
            .anyMatch(difference -> difference != null && difference.verdict().isReal());
    if (anyReal) {
      notes.add("* differs from " + comparison.baseline() + " by more than chance");
    }
    notes.add(comparison.method());
    return notes;
  }

  /** The runs that are left out, each with its reason. */
  public static List<String> leftOut(Comparison comparison) {
    return comparison.leftOut().stream().map(ComparisonWords::leftOut).toList();
  }

  private static String target(Target target) {
    return target.name()
        + ": "
        + target.labels().entrySet().stream()
            .map(label -> label.getKey() + "=" + label.getValue())
            .collect(Collectors.joining(", "));
  }

  private static String leftOut(LeftOut run) {
    return run.test() + " on " + run.target() + ": " + run.reason() + " (" + run.source() + ")";
  }

  private static List<String> overview(Row row, Comparison comparison) {
    List<String> cells = new ArrayList<>(List.of(row.test()));
    for (Cell cell : row.cells()) {
      boolean baseline = cell.target().equals(comparison.baseline());
      cells.add(overview(cell, baseline));
    }
    return cells;
  }

  private static String overview(Cell cell, boolean baseline) {
    Difference difference = cell.difference();
    return mark(cell)
        + figure(cell.mean())
        + (baseline || cell.ratio() == null ? "" : " (" + Quantities.percent(cell.ratio()) + ")")
        + (difference != null && difference.verdict().isReal() ? REAL : "");
  }

  private static List<String> details(String test, Cell cell) {
    List<String> cells = new ArrayList<>();
    cells.addAll(List.of(test, cell.target(), Quantities.count(cell.n())));
    cells.add(mark(cell) + figure(cell.mean()));
    cells.add(interval(cell.ci95(), ""));
    cells.add(cell.cv() == null ? NONE : Quantities.percent(cell.cv()));
    cells.add(figure(cell.best()));
    cells.addAll(difference(cell, cell.difference()));
    return cells;
  }

  private static List<String> difference(Cell cell, @Nullable Difference difference) {
    if (difference == null) {
      return List.of(NONE, NONE, NONE, NONE, "baseline");
    }
    Double percent = cell.percentDifference();
    return List.of(
        percent == null ? NONE : signed(percent) + " %",
        interval(difference.ci95Percent(), " %"),
        probability(difference.p()),
        probability(difference.correctedP()),
        difference.verdict().words());
  }

  private static ComparisonTable curve(Curve curve) {
    List<String> heads = new ArrayList<>(List.of(curve.parameter()));
    curve.lines().forEach(line -> heads.add(line.target()));
    String others =
        curve.others().entrySet().stream()
            .map(other -> " " + other.getKey() + "=" + other.getValue())
            .collect(Collectors.joining());
    List<List<String>> rows =
        curve.lines().stream()
            .flatMap(line -> line.points().stream())
            .map(Point::number)
            .distinct()
            .sorted()
            .map(number -> points(curve, number))
            .toList();
    return new ComparisonTable(
        curve.test() + others + " over " + curve.parameter(),
        heads,
        numbers(0, heads.size()),
        rows);
  }

  private static List<String> points(Curve curve, double number) {
    List<String> cells = new ArrayList<>();
    String value = NONE;
    for (Line line : curve.lines()) {
      String cell = NONE;
      for (Point point : line.points()) {
        if (point.number() == number) {
          value = point.value();
          cell = figure(point.mean());
        }
      }
      cells.add(cell);
    }
    cells.add(0, value);
    return cells;
  }

  private static String mark(Cell cell) {
    return cell.aboveWire() > 0 ? MARK : "";
  }

  private static String figure(@Nullable Double value) {
    return value == null ? NONE : Quantities.figureOrCount(value);
  }

  private static String interval(@Nullable Interval interval, String unit) {
    if (interval == null) {
      return NONE;
    }
    return unit.isEmpty()
        ? Quantities.figure(interval.low()) + " to " + Quantities.figure(interval.high())
        : signed(interval.low()) + " to " + signed(interval.high()) + unit;
  }

  private static String signed(double percent) {
    return String.format(Locale.ROOT, "%+.1f", percent);
  }

  private static String probability(@Nullable Double p) {
    if (p == null) {
      return NONE;
    }
    return p < SHOWN_AS_SMALLER ? "< 0.0001" : String.format(Locale.ROOT, "%.4f", p);
  }

  private static List<Boolean> numbers(int texts, int columns) {
    List<Boolean> numbers = new ArrayList<>(Collections.nCopies(columns, true));
    for (int i = 0; i < texts; i++) {
      numbers.set(i, false);
    }
    return numbers;
  }
}
