package io.nasreplay.results.compare;

import io.nasreplay.results.compare.Comparison.Cell;
import io.nasreplay.results.compare.Comparison.Difference;
import io.nasreplay.results.compare.Comparison.Row;
import io.nasreplay.results.stats.HolmCorrection;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Verdicts over all differences of a comparison together. */
final class Corrections {
  private Corrections() {}

  /** How many differences were tested. */
  static int count(List<Row> rows) {
    return probabilities(rows).length;
  }

  /** How many of them by an approximation, in a test that can be exact. */
  static long approximated(List<Row> rows) {
    return rows.stream()
        .flatMap(row -> row.cells().stream())
        .map(Cell::difference)
        .filter(difference -> difference != null && Boolean.FALSE.equals(difference.exact()))
        .count();
  }

  /** The rows with corrected probabilities and the verdicts by them. */
  static List<Row> apply(List<Row> rows) {
    double[] corrected = HolmCorrection.of(probabilities(rows));
    List<Row> judged = new ArrayList<>();
    int next = 0;
    for (Row row : rows) {
      List<Cell> cells = new ArrayList<>();
      for (Cell cell : row.cells()) {
        boolean tested = p(cell) != null;
        cells.add(tested ? judged(cell, corrected[next++]) : cell);
      }
      judged.add(new Row(row.test(), row.digests(), cells));
    }
    return judged;
  }

  private static double[] probabilities(List<Row> rows) {
    return rows.stream()
        .flatMap(row -> row.cells().stream())
        .map(Corrections::p)
        .filter(Objects::nonNull)
        .mapToDouble(Double::doubleValue)
        .toArray();
  }

  private static @Nullable Double p(Cell cell) {
    return cell.difference() == null ? null : cell.difference().p();
  }

  private static Cell judged(Cell cell, double correctedP) {
    Difference raw = Objects.requireNonNull(cell.difference());
    Verdict verdict = correctedP >= Comparison.LEVEL ? Verdict.NOT_SHOWN : raw.verdict();
    Difference difference =
        new Difference(
            verdict,
            raw.statistic(),
            raw.degreesOfFreedom(),
            raw.p(),
            correctedP,
            raw.exact(),
            raw.ci95(),
            raw.ci95Percent());
    return Cells.with(cell, difference);
  }
}
