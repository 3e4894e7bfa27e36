package io.nasreplay.results.report;

import io.nasreplay.results.chart.BarChart;
import io.nasreplay.results.chart.BarChart.Bar;
import io.nasreplay.results.chart.Chart;
import io.nasreplay.results.chart.Table;
import io.nasreplay.results.model.StreamStatistics;
import io.nasreplay.results.quantity.Quantities;
import io.nasreplay.results.stats.Fairness;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How evenly the streams were served. */
final class StreamCharts {
  /** More bars than these are not told apart; the table has all. */
  private static final int MAX_STREAMS = 64;

  private static final double MB = 1e6;

  private StreamCharts() {}

  /** The chart; empty with a single stream. */
  static Optional<Chart> of(String id, List<RunDetail> runs) {
    int streams = runs.stream().mapToInt(run -> streams(run).size()).max().orElse(0);
    if (streams < 2) {
      return Optional.empty();
    }
    List<String> names = new ArrayList<>();
    List<StreamStatistics> first = streams(runs.get(0));
    for (int i = 0; i < Math.min(streams, MAX_STREAMS); i++) {
      names.add(i < first.size() ? first.get(i).name() : String.valueOf(i));
    }
    List<BarChart.Series> series =
        runs.stream()
            .map(run -> new BarChart.Series(run.run().target(), bars(run, names.size())))
            .toList();
    return Optional.of(
        new BarChart(
            id,
            "Streams",
            description(runs, streams),
            "throughput, MB/s",
            names,
            series,
            table(runs)));
  }

  private static List<StreamStatistics> streams(RunDetail detail) {
    return detail.run().result().streams();
  }

  private static List<Bar> bars(RunDetail detail, int count) {
    List<Bar> bars = new ArrayList<>();
    List<StreamStatistics> streams = streams(detail);
    for (int i = 0; i < count; i++) {
      bars.add(
          i < streams.size()
              ? new Bar(streams.get(i).bytesPerSecond() / MB, null, null)
              : Bar.NONE);
    }
    return bars;
  }

  private static String description(List<RunDetail> runs, int streams) {
    StringBuilder text = new StringBuilder("Throughput of each stream until its own end. ");
    if (streams > MAX_STREAMS) {
      text.append("The first ")
          .append(MAX_STREAMS)
          .append(" of ")
          .append(Quantities.count(streams))
          .append(" are drawn. ");
    }
    for (RunDetail detail : runs) {
      double[] rates =
          streams(detail).stream().mapToDouble(StreamStatistics::bytesPerSecond).toArray();
      Double fairness = Fairness.jain(rates);
      if (fairness != null) {
        text.append("Fairness on ")
            .append(detail.run().target())
            .append(": ")
            .append(Quantities.figure(fairness))
            .append(". ");
      }
    }
    return text + "Fairness is Jain's index: 1 when all streams are alike, 1/n when one has all.";
  }

  private static Table table(List<RunDetail> runs) {
    List<List<Table.Cell>> rows = new ArrayList<>();
    for (RunDetail detail : runs) {
      for (StreamStatistics stream : streams(detail)) {
        rows.add(
            List.of(
                Table.Cell.text(detail.run().target()),
                Table.Cell.text(stream.name()),
                Scores.figure(stream.bytesPerSecond() / MB),
                Scores.count(stream.operations()),
                Scores.figure(stream.endSeconds())));
      }
    }
    return new Table(List.of("target", "stream", "MB/s", "operations", "ended after s"), rows);
  }
}
