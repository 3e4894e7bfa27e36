package io.nasreplay.results.report;

import io.nasreplay.results.chart.BarChart;
import io.nasreplay.results.chart.BarChart.Bar;
import io.nasreplay.results.chart.Chart;
import io.nasreplay.results.chart.LineChart;
import io.nasreplay.results.chart.LineChart.Axis;
import io.nasreplay.results.chart.LineChart.Line;
import io.nasreplay.results.chart.LineChart.Point;
import io.nasreplay.results.chart.LineChart.Scale;
import io.nasreplay.results.chart.LineChart.Style;
import io.nasreplay.results.chart.Table;
import io.nasreplay.results.compare.Comparison;
import io.nasreplay.results.compare.Comparison.Cell;
import io.nasreplay.results.compare.Comparison.Curve;
import io.nasreplay.results.quantity.Quantities;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** All tests side by side, and tests that differ in one parameter as curves. */
final class OverviewCharts {
  private static final String WHISKERS =
      "Whiskers are 95 % confidence intervals of the mean; where there is none there was one run"
          + " only, or all were equal.";

  private OverviewCharts() {}

  static List<Chart> of(Comparison comparison, Table scores) {
    List<Chart> charts = new ArrayList<>();
    charts.add(bars(comparison, scores));
    for (Curve curve : comparison.curves()) {
      charts.add(curve(comparison, curve, charts.size()));
    }
    return charts;
  }

  private static BarChart bars(Comparison comparison, Table scores) {
    List<BarChart.Series> series = new ArrayList<>();
    for (int i = 0; i < comparison.targets().size(); i++) {
      int target = i;
      series.add(
          new BarChart.Series(
              comparison.targets().get(i).name(),
              comparison.rows().stream().map(row -> bar(row.cells().get(target))).toList()));
    }
    return new BarChart(
        "scores",
        "Tests and targets",
        "Mean "
            + comparison.measure()
            + " of each test on each target. "
            + WHISKERS
            + (comparison.lowerIsBetter() ? " Less is better." : " More is better."),
        comparison.measure() + ", " + comparison.unit(),
        comparison.rows().stream().map(Comparison.Row::test).toList(),
        series,
        scores);
  }

  private static Bar bar(Cell cell) {
    return cell.ci95() == null
        ? new Bar(cell.mean(), null, null)
        : new Bar(cell.mean(), cell.ci95().low(), cell.ci95().high());
  }

  private static LineChart curve(Comparison comparison, Curve curve, int number) {
    String others =
        curve.others().entrySet().stream()
            .map(other -> other.getKey() + " " + other.getValue())
            .collect(Collectors.joining(", "));
    return new LineChart(
        "curve-" + number,
        curve.test() + " by " + curve.parameter() + (others.isEmpty() ? "" : ", " + others),
        "Mean "
            + comparison.measure()
            + " over "
            + curve.parameter()
            + ", a line per target. "
            + best(comparison, curve)
            + WHISKERS,
        new Axis(curve.parameter(), scale(curve)),
        new Axis(comparison.measure() + ", " + comparison.unit(), Scale.LINEAR),
        lines(curve),
        List.of(),
        table(comparison, curve));
  }

  /** Powers of two, as numbers of streams and block sizes are, are drawn equally far apart. */
  private static Scale scale(Curve curve) {
    boolean doubling =
        curve.lines().stream()
            .flatMap(line -> line.points().stream())
            .allMatch(point -> point.number() >= 1 && Math.rint(log2(point)) == log2(point));
    return doubling ? Scale.DOUBLING : Scale.LINEAR;
  }

  private static double log2(Comparison.Point point) {
    return Math.log(point.number()) / Math.log(2);
  }

  private static String best(Comparison comparison, Curve curve) {
    StringBuilder sentence = new StringBuilder();
    for (Comparison.Line line : curve.lines()) {
      Comparison.Point best = null;
      for (Comparison.Point point : line.points()) {
        boolean better =
            best == null
                || (comparison.lowerIsBetter()
                    ? point.mean() < best.mean()
                    : point.mean() > best.mean());
        best = better ? point : best;
      }
      if (best != null) {
        sentence
            .append("Best on ")
            .append(line.target())
            .append(" at ")
            .append(best.value())
            .append(" (")
            .append(Quantities.figure(best.mean()))
            .append("). ");
      }
    }
    return sentence.toString();
  }

  private static List<Line> lines(Curve curve) {
    List<Line> lines = new ArrayList<>();
    curve.lines().forEach(line -> lines.add(line(line, lines.size())));
    return lines;
  }

  private static Line line(Comparison.Line line, int place) {
    return new Line(
        line.target(),
        Style.POINTS_AND_LINE,
        place,
        line.points().stream()
            .map(
                point ->
                    point.ci95() == null
                        ? Point.of(point.number(), point.mean())
                        : new Point(
                            point.number(), point.mean(), point.ci95().low(), point.ci95().high()))
            .toList());
  }

  private static Table table(Comparison comparison, Curve curve) {
    List<List<Table.Cell>> rows = new ArrayList<>();
    for (Comparison.Line line : curve.lines()) {
      for (Comparison.Point point : line.points()) {
        rows.add(
            List.of(
                Table.Cell.text(line.target()),
                Table.Cell.number(point.number(), point.value()),
                Scores.count(point.n()),
                Scores.figure(point.mean()),
                Scores.figure(point.ci95() == null ? null : point.ci95().low()),
                Scores.figure(point.ci95() == null ? null : point.ci95().high())));
      }
    }
    return new Table(
        List.of(
            "target",
            curve.parameter(),
            "runs",
            "mean " + comparison.unit(),
            "95 % from",
            "95 % to"),
        rows);
  }
}
