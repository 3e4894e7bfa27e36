package io.nasreplay.results.report;

import io.nasreplay.results.chart.LineChart;
import io.nasreplay.results.chart.LineChart.Axis;
import io.nasreplay.results.chart.LineChart.Band;
import io.nasreplay.results.chart.LineChart.Line;
import io.nasreplay.results.chart.LineChart.Point;
import io.nasreplay.results.chart.LineChart.Scale;
import io.nasreplay.results.chart.LineChart.Style;
import io.nasreplay.results.chart.Table;
import io.nasreplay.results.model.ReplayFacts;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.model.SeriesPoint;
import io.nasreplay.results.model.StreamStatistics;
import java.util.ArrayList;
import java.util.List;

/** Throughput over time, with the time of flushing and that in which all streams were active. */
final class ThroughputCharts {
  /** More points than a screen has room for are put together, a whole number of seconds each. */
  private static final int MAX_POINTS = 400;

  private static final double MB = 1e6;

  private ThroughputCharts() {}

  static LineChart of(String id, List<RunDetail> runs) {
    List<Line> lines = new ArrayList<>();
    List<Band> bands = new ArrayList<>();
    List<List<Table.Cell>> rows = new ArrayList<>();
    for (RunDetail detail : runs) {
      RunResult result = detail.run().result();
      List<SeriesPoint> series = thinned(result.series());
      lines.add(new Line(detail.run().target(), Style.STEPS, lines.size(), points(series)));
      bands.addAll(bands(detail.run().target(), result));
      series.forEach(point -> rows.add(row(detail.run().target(), point)));
    }
    return new LineChart(
        id,
        "Throughput over time",
        "Bytes read and written in each second of the run whose figure is nearest to the median. "
            + caches(runs),
        new Axis("time since the start, s", Scale.LINEAR),
        new Axis("throughput, MB/s", Scale.LINEAR),
        lines,
        bands,
        new Table(List.of("target", "from s", "for s", "MB/s", "operations", "failed"), rows));
  }

  private static String caches(List<RunDetail> runs) {
    StringBuilder text = new StringBuilder();
    for (RunDetail detail : runs) {
      List<String> verdicts = detail.run().result().cache().verdicts();
      if (!verdicts.isEmpty()) {
        text.append(detail.run().target()).append(": ").append(verdicts.get(0)).append(". ");
      }
    }
    return text.toString().strip();
  }

  private static List<SeriesPoint> thinned(List<SeriesPoint> series) {
    int together = (series.size() + MAX_POINTS - 1) / MAX_POINTS;
    if (together <= 1) {
      return series;
    }
    List<SeriesPoint> thinned = new ArrayList<>();
    for (int i = 0; i < series.size(); i += together) {
      thinned.add(sum(series.subList(i, Math.min(i + together, series.size()))));
    }
    return thinned;
  }

  private static SeriesPoint sum(List<SeriesPoint> points) {
    return new SeriesPoint(
        points.get(0).startSeconds(),
        points.stream().mapToDouble(SeriesPoint::lengthSeconds).sum(),
        points.stream().mapToLong(SeriesPoint::operations).sum(),
        points.stream().mapToLong(SeriesPoint::bytesRead).sum(),
        points.stream().mapToLong(SeriesPoint::bytesWritten).sum(),
        points.stream().mapToLong(SeriesPoint::failed).sum());
  }

  private static List<Point> points(List<SeriesPoint> series) {
    List<Point> points = new ArrayList<>();
    for (SeriesPoint point : series) {
      points.add(Point.of(point.startSeconds(), megabytesPerSecond(point)));
    }
    if (!series.isEmpty()) {
      SeriesPoint last = series.get(series.size() - 1);
      double end = last.startSeconds() + last.lengthSeconds();
      points.add(Point.of(end, megabytesPerSecond(last)));
    }
    return points;
  }

  private static double megabytesPerSecond(SeriesPoint point) {
    double bytes = (double) point.bytesRead() + point.bytesWritten();
    return point.lengthSeconds() == 0 ? 0 : bytes / point.lengthSeconds() / MB;
  }

  private static List<Band> bands(String target, RunResult result) {
    List<Band> bands = new ArrayList<>();
    ReplayFacts replay = result.replay();
    double end = replay.elapsedSeconds();
    if (replay.flushSeconds() > 0) {
      bands.add(new Band(end - replay.flushSeconds(), end, "flush, " + target));
    }
    double from =
        result.streams().stream().mapToDouble(StreamStatistics::startSeconds).max().orElse(0);
    double to = result.streams().stream().mapToDouble(StreamStatistics::endSeconds).min().orElse(0);
    if (result.streams().size() > 1 && to > from) {
      bands.add(new Band(from, to, "all streams active, " + target));
    }
    return bands;
  }

  private static List<Table.Cell> row(String target, SeriesPoint point) {
    return List.of(
        Table.Cell.text(target),
        Scores.figure(point.startSeconds()),
        Scores.figure(point.lengthSeconds()),
        Scores.figure(megabytesPerSecond(point)),
        Scores.count(point.operations()),
        Scores.count(point.failed()));
  }
}
