package io.nasreplay.results.report;

import io.nasreplay.results.chart.Chart;
import io.nasreplay.results.chart.Table;
import io.nasreplay.results.compare.Comparison;
import io.nasreplay.results.compare.RecordedRun;
import io.nasreplay.results.model.Measure;
import io.nasreplay.results.model.TraceFacts;
import io.nasreplay.results.quantity.Quantities;
import io.nasreplay.results.report.ReportContent.Section;
import io.nasreplay.results.stats.Measured;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Makes reports of runs. Stateless and thread-safe. */
public final class Reports {
  private Reports() {}

  /**
   * The runs that stand for all of their test and target: of the valid ones the one whose figure is
   * the median, the lower of two; a test and target without a valid run has none.
   */
  public static List<RecordedRun> representatives(List<RecordedRun> runs, Measure measure) {
    Map<List<String>, List<RecordedRun>> groups = new LinkedHashMap<>();
    for (RecordedRun run : runs) {
      if (run.result().valid() && Measured.of(run.result()).containsKey(measure)) {
        groups
            .computeIfAbsent(List.of(run.test(), run.target()), key -> new ArrayList<>())
            .add(run);
      }
    }
    return groups.values().stream().map(group -> median(group, measure)).toList();
  }

  private static RecordedRun median(List<RecordedRun> runs, Measure measure) {
    List<RecordedRun> sorted = new ArrayList<>(runs);
    sorted.sort(Comparator.comparingDouble(run -> Measured.of(run.result()).get(measure)));
    return sorted.get((sorted.size() - 1) / 2);
  }

  /**
   * All that a report says.
   *
   * @param title what it is about
   * @param runs all runs, invalid ones too
   * @param comparison the same runs side by side
   * @param details of the representatives of these runs
   */
  public static ReportContent of(
      String title, List<RecordedRun> runs, Comparison comparison, List<RunDetail> details) {
    Table scores = Scores.of(comparison);
    return new ReportContent(
        title,
        subtitle(runs),
        Headlines.of(comparison),
        comparison.remarks(),
        OverviewCharts.of(comparison, scores),
        scores,
        sections(details),
        Facts.validity(runs),
        Facts.evidence(runs),
        Facts.environment(comparison, runs),
        Method.of(comparison, runs));
  }

  private static String subtitle(List<RecordedRun> runs) {
    Instant first = start(runs, Comparator.naturalOrder());
    Instant last = start(runs, Comparator.reverseOrder());
    String from = first.toString().substring(0, 10);
    String to = last.toString().substring(0, 10);
    String tools =
        runs.stream().map(run -> run.result().tool()).distinct().collect(Collectors.joining(", "));
    return Quantities.count(runs.size(), "run")
        + ", "
        + (from.equals(to) ? from : from + " to " + to)
        + ", "
        + tools;
  }

  private static Instant start(List<RecordedRun> runs, Comparator<Instant> order) {
    return runs.stream()
        .map(run -> run.result().replay().startedAt())
        .min(order)
        .orElse(Instant.EPOCH);
  }

  private static List<Section> sections(List<RunDetail> details) {
    Map<String, List<RunDetail>> byTest = new LinkedHashMap<>();
    details.forEach(
        detail ->
            byTest.computeIfAbsent(detail.run().test(), key -> new ArrayList<>()).add(detail));
    List<Section> sections = new ArrayList<>();
    byTest.forEach(
        (test, runs) ->
            sections.add(
                new Section(test, intro(runs), charts("test-" + (sections.size() + 1), runs))));
    return sections;
  }

  private static List<Chart> charts(String id, List<RunDetail> runs) {
    List<Chart> charts = new ArrayList<>();
    FrameCharts.of(id + "-frames", runs).ifPresent(charts::add);
    charts.add(ThroughputCharts.of(id + "-throughput", runs));
    charts.addAll(LatencyCharts.of(id, runs));
    StreamCharts.of(id + "-streams", runs).ifPresent(charts::add);
    return charts;
  }

  private static String intro(List<RunDetail> runs) {
    TraceFacts trace = runs.get(0).run().result().trace();
    return String.format(
        Locale.ROOT,
        "%s: %s in %s, %s read and %s written, %s of files made before.",
        trace.name(),
        Quantities.count(trace.operations(), "operation"),
        Quantities.count(trace.streams(), "stream"),
        Quantities.decimalSize(trace.bytesRead()),
        Quantities.decimalSize(trace.bytesWritten()),
        Quantities.decimalSize(trace.fileSetBytes()));
  }
}
