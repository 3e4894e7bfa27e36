package io.nasreplay.results.report;

import io.nasreplay.results.compare.Comparison;
import io.nasreplay.results.compare.Comparison.Cell;
import io.nasreplay.results.compare.Comparison.Row;
import io.nasreplay.results.quantity.Quantities;
import io.nasreplay.results.report.ReportContent.Card;
import io.nasreplay.results.report.ReportContent.Headline;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The figures that are told first: of one test its mean; of several, the geometric mean of ratios,
 * which does not depend on the choice of the baseline (Fleming and Wallace, "How not to lie with
 * statistics", 1986).
 */
final class Headlines {
  private Headlines() {}

  static Headline of(Comparison comparison) {
    return comparison.rows().size() == 1 ? single(comparison) : index(comparison);
  }

  private static Headline single(Comparison comparison) {
    Row row = comparison.rows().get(0);
    List<Card> cards = new ArrayList<>();
    for (Cell cell : row.cells()) {
      Double mean = cell.mean();
      if (mean != null) {
        String figure = Quantities.figure(mean) + " " + comparison.unit();
        cards.add(new Card(cell.target(), figure, spread(cell)));
      }
    }
    return new Headline(row.test() + ", mean of all valid runs" + better(comparison) + ".", cards);
  }

  private static String spread(Cell cell) {
    String runs = Quantities.count(cell.n(), "run");
    return cell.ci95() == null
        ? runs
        : runs
            + ", 95 % confidence "
            + Quantities.figure(cell.ci95().low())
            + " to "
            + Quantities.figure(cell.ci95().high());
  }

  private static Headline index(Comparison comparison) {
    List<Row> common = comparison.rows().stream().filter(Headlines::isComplete).toList();
    boolean alone = comparison.targets().size() == 1;
    List<Card> cards = new ArrayList<>();
    for (int i = 0; i < comparison.targets().size() && !common.isEmpty(); i++) {
      int target = i;
      double mean =
          geometricMean(
              common.stream()
                  .map(row -> row.cells().get(target))
                  .mapToDouble(cell -> Objects.requireNonNull(alone ? cell.mean() : cell.ratio()))
                  .toArray());
      String figure =
          alone ? Quantities.figure(mean) + " " + comparison.unit() : Quantities.percent(mean);
      cards.add(new Card(comparison.targets().get(i).name(), figure, note(comparison, i)));
    }
    String what =
        alone
            ? "Geometric mean of the mean " + comparison.measure() + " of "
            : "Geometric mean of the ratios to " + comparison.baseline() + " in ";
    return new Headline(
        what
            + Quantities.count(common.size(), "test")
            + " that every target ran"
            + better(comparison)
            + ".",
        cards);
  }

  private static String note(Comparison comparison, int target) {
    String name = comparison.targets().get(target).name();
    String runs = Quantities.count(comparison.targets().get(target).runs(), "run");
    return name.equals(comparison.baseline()) && comparison.targets().size() > 1
        ? runs + ", the baseline"
        : runs;
  }

  private static String better(Comparison comparison) {
    return comparison.lowerIsBetter() ? "; less is better" : "; more is better";
  }

  private static boolean isComplete(Row row) {
    return row.cells().stream()
        .allMatch(
            cell ->
                cell.mean() != null && cell.mean() > 0 && cell.ratio() != null && cell.ratio() > 0);
  }

  private static double geometricMean(double[] values) {
    double logs = 0;
    for (double value : values) {
      logs += Math.log(value);
    }
    return Math.exp(logs / values.length);
  }
}
