package io.nasreplay.results.report;

import io.nasreplay.results.chart.Table;
import io.nasreplay.results.compare.Comparison;
import io.nasreplay.results.compare.Comparison.Cell;
import io.nasreplay.results.compare.Comparison.Difference;
import io.nasreplay.results.compare.Comparison.Row;
import io.nasreplay.results.quantity.Quantities;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The table of all figures. */
final class Scores {
  private Scores() {}

  static Table of(Comparison comparison) {
    List<String> header =
        List.of(
            "test",
            "target",
            "runs",
            "mean " + comparison.unit(),
            "95 % from",
            "95 % to",
            "standard deviation",
            "best",
            "% of " + comparison.baseline(),
            "difference");
    List<List<Table.Cell>> rows = new ArrayList<>();
    for (Row row : comparison.rows()) {
      for (Cell cell : row.cells()) {
        rows.add(row(row.test(), cell));
      }
    }
    return new Table(header, rows);
  }

  private static List<Table.Cell> row(String test, Cell cell) {
    String mark = cell.aboveWire() > 0 ? " !" : "";
    return List.of(
        Table.Cell.text(test),
        Table.Cell.text(cell.target() + mark),
        count(cell.n()),
        figure(cell.mean()),
        figure(cell.ci95() == null ? null : cell.ci95().low()),
        figure(cell.ci95() == null ? null : cell.ci95().high()),
        figure(cell.stdev()),
        figure(cell.best()),
        figure(cell.ratio() == null ? null : cell.ratio() * 100),
        Table.Cell.text(verdict(cell.difference())));
  }

  private static String verdict(@Nullable Difference difference) {
    if (difference == null) {
      return "";
    }
    Double p = difference.correctedP();
    return difference.verdict().words() + (p == null ? "" : ", p " + probability(p));
  }

  private static String probability(double p) {
    return p < 0.001 ? "< 0.001" : "= " + Quantities.figure(p);
  }

  static Table.Cell count(long count) {
    return Table.Cell.number((double) count, Quantities.count(count));
  }

  static Table.Cell figure(@Nullable Double value) {
    return value == null ? Table.Cell.text("") : Table.Cell.number(value, Quantities.figure(value));
  }
}
