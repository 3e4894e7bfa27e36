package io.nasreplay.results.compare;

import io.nasreplay.results.compare.Comparison.Cell;
import io.nasreplay.results.compare.Comparison.Difference;
import io.nasreplay.results.compare.Comparison.Row;
import io.nasreplay.results.stats.Sample;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is told of one test on one target. */
final class Cells {
  private Cells() {}

  /** A test on all targets, differences not yet corrected for each other. */
  static Row row(TestRuns test, List<String> targets, String baseline, ComparisonRules rules) {
    double[] ofBaseline = figures(test.on(baseline));
    List<Cell> cells = new ArrayList<>();
    for (String target : targets) {
      boolean itself = target.equals(baseline);
      cells.add(cell(target, test.on(target), itself, ofBaseline, rules));
    }
    return new Row(test.test(), List.copyOf(test.digests()), cells);
  }

  static Cell with(Cell cell, @Nullable Difference difference) {
    return new Cell(
        cell.target(),
        cell.n(),
        cell.values(),
        cell.mean(),
        cell.median(),
        cell.best(),
        cell.stdev(),
        cell.cv(),
        cell.ci95(),
        cell.aboveWire(),
        cell.ratio(),
        cell.percentDifference(),
        difference);
  }

  private static Cell cell(
      String target,
      List<Measurement> runs,
      boolean itself,
      double[] ofBaseline,
      ComparisonRules rules) {
    double[] figures = figures(runs);
    boolean lowerIsBetter = rules.measure().isLowerBetter();
    Sample sample = new Sample(figures);
    Double ratio = ratio(sample.mean(), new Sample(ofBaseline).mean());
    Difference difference =
        itself || figures.length == 0
            ? null
            : Differences.of(rules.test(), lowerIsBetter, ofBaseline, figures);
    return new Cell(
        target,
        sample.size(),
        Arrays.stream(figures).boxed().toList(),
        sample.mean(),
        sample.median(),
        sample.best(lowerIsBetter),
        sample.standardDeviation(),
        sample.coefficientOfVariation(),
        sample.confidenceInterval(),
        (int) runs.stream().filter(run -> run.result().cache().aboveWire()).count(),
        ratio,
        ratio == null ? null : (ratio - 1) * 100,
        difference);
  }

  private static @Nullable Double ratio(@Nullable Double mean, @Nullable Double baseline) {
    return mean == null || baseline == null || baseline == 0 ? null : mean / baseline;
  }

  private static double[] figures(List<Measurement> runs) {
    return runs.stream().mapToDouble(Measurement::figure).toArray();
  }
}
