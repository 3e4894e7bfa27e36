package io.nasreplay.results.csv;

import io.nasreplay.results.compare.Comparison;
import io.nasreplay.results.compare.Comparison.Cell;
import io.nasreplay.results.compare.Comparison.Difference;
import io.nasreplay.results.compare.Comparison.Row;
import io.nasreplay.results.model.RunSummary.Interval;
import io.nasreplay.results.quantity.Quantities;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A comparison for spreadsheets: RFC 4180, decimal points, all digits. Stateless. */
public final class ComparisonCsv {
  private static final List<String> HEADER =
      List.of(
          "test",
          "target",
          "measure",
          "unit",
          "n",
          "mean",
          "median",
          "best",
          "stdev",
          "cv",
          "ci95_low",
          "ci95_high",
          "above_wire",
          "baseline",
          "ratio",
          "percent_difference",
          "difference_ci95_low",
          "difference_ci95_high",
          "significance_test",
          "statistic",
          "degrees_of_freedom",
          "p",
          "corrected_p",
          "exact",
          "verdict",
          "digests",
          "values");

  private ComparisonCsv() {}

  /** One line per test and target that has a run. */
  public static String of(Comparison comparison) {
    List<List<String>> lines = new ArrayList<>(List.of(HEADER));
    for (Row row : comparison.rows()) {
      row.cells().stream()
          .filter(cell -> cell.n() > 0)
          .forEach(cell -> lines.add(line(comparison, row, cell)));
    }
    return CsvText.of(lines);
  }

  private static List<String> line(Comparison comparison, Row row, Cell cell) {
    List<String> line = new ArrayList<>();
    line.addAll(List.of(row.test(), cell.target(), comparison.measure(), comparison.unit()));
    line.add(Integer.toString(cell.n()));
    line.addAll(List.of(exact(cell.mean()), exact(cell.median()), exact(cell.best())));
    line.addAll(List.of(exact(cell.stdev()), exact(cell.cv())));
    line.addAll(interval(cell.ci95()));
    line.addAll(List.of(Integer.toString(cell.aboveWire()), comparison.baseline()));
    line.addAll(List.of(exact(cell.ratio()), exact(cell.percentDifference())));
    line.addAll(difference(comparison, cell.difference()));
    line.add(String.join(" ", row.digests()));
    line.add(cell.values().stream().map(Quantities::exact).collect(Collectors.joining(" ")));
    return line;
  }

  private static List<String> difference(Comparison comparison, @Nullable Difference difference) {
    if (difference == null) {
      return List.of("", "", "", "", "", "", "", "", "");
    }
    List<String> cells = new ArrayList<>(interval(difference.ci95()));
    cells.add(difference.statistic() == null ? "" : comparison.test());
    cells.addAll(
        List.of(
            exact(difference.statistic()),
            exact(difference.degreesOfFreedom()),
            exact(difference.p()),
            exact(difference.correctedP()),
            difference.exact() == null ? "" : difference.exact().toString(),
            difference.verdict().name().toLowerCase(Locale.ROOT)));
    return cells;
  }

  private static List<String> interval(@Nullable Interval interval) {
    return interval == null
        ? List.of("", "")
        : List.of(exact(interval.low()), exact(interval.high()));
  }

  private static String exact(@Nullable Double value) {
    return value == null ? "" : Quantities.exact(value);
  }
}
