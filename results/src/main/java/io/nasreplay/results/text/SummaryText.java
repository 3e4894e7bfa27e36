package io.nasreplay.results.text;

import io.nasreplay.results.model.RunSummary;
import io.nasreplay.results.model.RunSummary.Interval;
import io.nasreplay.results.quantity.Quantities;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Repeated runs as a table of at most {@value Page#WIDTH} columns. Stateless and thread-safe. */
public final class SummaryText {
  private static final int NAME_WIDTH = 24;
  private static final String NONE = "-";
  private static final String MARK = "!";

  private SummaryText() {}

  /**
   * One line per trace, scores in MB/s (10^6 bytes per second).
   *
   * @param summaries what to show
   */
  public static String of(List<RunSummary> summaries) {
    Page page = new Page();
    page.remark("Scores in MB/s (10^6 bytes per second) over the valid runs");
    page.gap();
    TextTable table =
        new TextTable()
            .left("trace", NAME_WIDTH)
            .right("valid")
            .right("invalid")
            .right("mean")
            .right("median")
            .right("best")
            .right("stdev")
            .right("CV")
            .right("95 % CI of mean");
    summaries.forEach(summary -> row(table, summary));
    page.table(table);
    summaries.stream().filter(summary -> summary.aboveWire() > 0).forEach(s -> mark(page, s));
    summaries.stream()
        .filter(RunSummary::quick)
        .forEach(
            s ->
                page.remark(
                    "quick: " + s.trace() + " was made small for trying out; not comparable"));
    return page.text();
  }

  private static void mark(Page page, RunSummary summary) {
    page.remark(
        ScoreSection.MARK
            + " in "
            + Quantities.count(summary.aboveWire())
            + " of "
            + Quantities.count(summary.n(), "valid run")
            + " of "
            + summary.trace()
            + " (marked "
            + MARK
            + ")");
  }

  private static void row(TextTable table, RunSummary summary) {
    Double variation = summary.cv();
    table.row(
        summary.trace(),
        Quantities.count(summary.n()),
        Quantities.count(summary.invalid()),
        (summary.aboveWire() > 0 ? MARK + " " : "") + score(summary.mean()),
        score(summary.median()),
        score(summary.best()),
        score(summary.stdev()),
        variation == null ? NONE : Quantities.percent(variation),
        interval(summary.ci95()));
  }

  private static String score(@Nullable Double bytesPerSecond) {
    return bytesPerSecond == null ? NONE : Quantities.megabytesPerSecond(bytesPerSecond);
  }

  private static String interval(@Nullable Interval interval) {
    return interval == null ? NONE : score(interval.low()) + " to " + score(interval.high());
  }
}
