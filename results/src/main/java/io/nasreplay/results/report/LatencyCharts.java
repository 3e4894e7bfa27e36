package io.nasreplay.results.report;

import io.nasreplay.results.chart.Chart;
import io.nasreplay.results.chart.LineChart;
import io.nasreplay.results.chart.LineChart.Axis;
import io.nasreplay.results.chart.LineChart.Line;
import io.nasreplay.results.chart.LineChart.Point;
import io.nasreplay.results.chart.LineChart.Scale;
import io.nasreplay.results.chart.LineChart.Style;
import io.nasreplay.results.chart.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;

/** Latency by percentile, and how often each latency was: reads and writes, then all others. */
final class LatencyCharts {
  private static final double NANOS_PER_MILLI = 1e6;
  private static final Predicate<String> TRANSFERS = op -> op.equals("read") || op.equals("write");

  /** Points for each halving of what is above the percentile, as HdrHistogram's own plots have. */
  private static final int TICKS_PER_HALVING = 5;

  /** Of fewer operations of each kind a distribution says nothing. */
  private static final int FEWEST = 10;

  /** Ten columns for each power of ten. */
  private static final double COLUMN_FACTOR = Math.pow(10, 0.1);

  private LatencyCharts() {}

  static List<Chart> of(String id, List<RunDetail> runs) {
    List<Chart> charts = new ArrayList<>();
    add(charts, id + "-latency", "reads and writes", runs, TRANSFERS);
    add(charts, id + "-metadata", "all other operations", runs, TRANSFERS.negate());
    return charts;
  }

  private static void add(
      List<Chart> charts, String id, String what, List<RunDetail> runs, Predicate<String> kinds) {
    if (!anyIsOften(runs, kinds)) {
      return;
    }
    List<Line> percentiles = lines(runs, kinds, Style.LINE, LatencyCharts::percentiles);
    List<Line> counts = lines(runs, kinds, Style.STEPS, LatencyCharts::counts);
    charts.add(
        new LineChart(
            id,
            "Latency by percentile, " + what,
            "How long so many percent of the operations took at most, from before the call to after"
                + " it.",
            new Axis("percentile", Scale.PERCENTILE),
            new Axis("latency, ms", Scale.LOGARITHMIC),
            percentiles,
            List.of(),
            percentileTable(runs, kinds)));
    charts.add(
        new LineChart(
            id + "-histogram",
            "How often each latency, " + what,
            "Number of operations by latency, ten columns for each power of ten.",
            new Axis("latency, ms", Scale.LOGARITHMIC),
            new Axis("operations", Scale.LINEAR),
            counts,
            List.of(),
            countTable(counts)));
  }

  private static boolean anyIsOften(List<RunDetail> runs, Predicate<String> kinds) {
    return runs.stream()
        .flatMap(detail -> detail.latencies().entrySet().stream())
        .anyMatch(
            entry -> kinds.test(entry.getKey()) && entry.getValue().getTotalCount() >= FEWEST);
  }

  private static List<Line> lines(
      List<RunDetail> runs,
      Predicate<String> kinds,
      Style style,
      Function<Histogram, List<Point>> points) {
    List<Line> lines = new ArrayList<>();
    for (RunDetail detail : runs) {
      for (Map.Entry<String, Histogram> entry : detail.latencies().entrySet()) {
        if (kinds.test(entry.getKey()) && entry.getValue().getTotalCount() > 0) {
          lines.add(
              new Line(
                  name(detail, entry.getKey()),
                  style,
                  lines.size(),
                  points.apply(entry.getValue())));
        }
      }
    }
    return lines;
  }

  private static String name(RunDetail detail, String op) {
    return op + ", " + detail.run().target();
  }

  /** As far as the percentile above which one operation is. */
  private static List<Point> percentiles(Histogram histogram) {
    List<Point> points = new ArrayList<>();
    double last = (double) histogram.getTotalCount();
    for (HistogramIterationValue value : histogram.percentiles(TICKS_PER_HALVING)) {
      double above = 1 - value.getPercentileLevelIteratedTo() / 100;
      double x = Math.min(above > 0 ? 1 / above : last, last);
      points.add(Point.of(x, milliseconds(value.getValueIteratedTo())));
    }
    return points;
  }

  private static double milliseconds(long nanos) {
    return Math.max(nanos, 1) / NANOS_PER_MILLI;
  }

  private static List<Point> counts(Histogram histogram) {
    List<Point> points = new ArrayList<>();
    double from = Math.max(histogram.getMinNonZeroValue(), 1);
    double column = Math.pow(COLUMN_FACTOR, Math.floor(Math.log(from) / Math.log(COLUMN_FACTOR)));
    while (column <= histogram.getMaxValue()) {
      double next = column * COLUMN_FACTOR;
      long count = histogram.getCountBetweenValues((long) Math.ceil(column), (long) next);
      points.add(Point.of(column / NANOS_PER_MILLI, (double) count));
      column = next;
    }
    points.add(Point.of(column / NANOS_PER_MILLI, 0));
    return points;
  }

  private static Table percentileTable(List<RunDetail> runs, Predicate<String> kinds) {
    List<List<Table.Cell>> rows = new ArrayList<>();
    for (RunDetail detail : runs) {
      detail
          .latencies()
          .forEach(
              (op, histogram) -> {
                if (kinds.test(op) && histogram.getTotalCount() > 0) {
                  rows.add(row(detail.run().target(), op, histogram));
                }
              });
    }
    return new Table(
        List.of(
            "target",
            "operation",
            "count",
            "mean ms",
            "p50 ms",
            "p90 ms",
            "p99 ms",
            "p99.9 ms",
            "longest ms"),
        rows);
  }

  private static List<Table.Cell> row(String target, String op, Histogram histogram) {
    List<Table.Cell> row = new ArrayList<>();
    row.add(Table.Cell.text(target));
    row.add(Table.Cell.text(op));
    long count = histogram.getTotalCount();
    row.add(Scores.count(count));
    row.add(Scores.figure(histogram.getMean() / NANOS_PER_MILLI));
    for (double percentile : new double[] {50, 90, 99, 99.9, 100}) {
      row.add(Scores.figure(histogram.getValueAtPercentile(percentile) / NANOS_PER_MILLI));
    }
    return row;
  }

  private static Table countTable(List<Line> lines) {
    List<List<Table.Cell>> rows = new ArrayList<>();
    for (Line line : lines) {
      for (Point point : line.points()) {
        if (point.y() > 0) {
          rows.add(
              List.of(
                  Table.Cell.text(line.name()),
                  Scores.figure(point.x()),
                  Scores.count((long) point.y())));
        }
      }
    }
    return new Table(List.of("operation, target", "from ms", "operations"), rows);
  }
}
