package io.nasreplay.results.text;

import io.nasreplay.results.model.LatencyNanos;
import io.nasreplay.results.model.OperationStatistics;
import io.nasreplay.results.model.Pacing;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.model.StreamPacing;
import io.nasreplay.results.model.StreamStatistics;
import io.nasreplay.results.quantity.Quantities;
import java.util.List;
import java.util.Locale;

/** Whether the times of the trace were kept: the verdict first, then operations and streams. */
final class PacingSection {
  private static final int STREAMS_SHOWN = 16;
  private static final int NAME_WIDTH = 30;
  private static final double PERCENT = 100;

  private PacingSection() {}

  /** The verdict and its figures, at a glance. */
  static void print(Page page, RunResult result) {
    if (result.pacing().isEmpty()) {
      return;
    }
    Pacing pacing = result.pacing().get();
    page.fact("Timing", pacing.verdict());
    if (pacing.frames() > 0) {
      page.more("late frames: " + share(pacing.lateFrames(), pacing.frames()));
    }
    LatencyNanos lateness = pacing.latenessNanos();
    if (lateness != null) {
      page.fact("Lateness", lateness(pacing.pacedOperations(), lateness));
      boolean thinks = result.options().timing().equals("think");
      page.fact(thinks ? "Thinking" : "Schedule", schedule(result, pacing, thinks));
    }
  }

  /** The tables. */
  static void printDetails(Page page, RunResult result) {
    operations(page, result.operations());
    List<StreamStatistics> paced =
        result.streams().stream().filter(stream -> stream.pacing().isPresent()).toList();
    if (paced.size() > 1) {
      streams(page, paced);
    }
  }

  private static String lateness(long operations, LatencyNanos lateness) {
    return "p50 "
        + Quantities.latency(lateness.p50())
        + ", p99 "
        + Quantities.latency(lateness.p99())
        + ", p99.9 "
        + Quantities.latency(lateness.p999())
        + ", max "
        + Quantities.latency(lateness.max())
        + " over "
        + Quantities.count(operations, "paced operation");
  }

  private static String schedule(RunResult result, Pacing pacing, boolean thinks) {
    double speed = result.options().speed();
    return String.format(
        Locale.ROOT,
        thinks
            ? "%s%s in all before operations, took %s (%.2f %%)"
            : "last operation due after %s%s, started after %s (%.2f %%)",
        Quantities.duration(pacing.intendedSeconds()),
        speed == 1 ? "" : " at speed " + speed,
        Quantities.duration(pacing.achievedSeconds()),
        PERCENT * pacing.ratio());
  }

  private static void operations(Page page, List<OperationStatistics> operations) {
    TextTable table = new TextTable().left("op").right("p50").right("p99").right("max");
    boolean any = false;
    for (OperationStatistics operation : operations) {
      LatencyNanos latency = operation.latencyFromIntendedNanos();
      if (latency != null) {
        any = true;
        table.row(
            operation.op(),
            Quantities.latency(latency.p50()),
            Quantities.latency(latency.p99()),
            Quantities.latency(latency.max()));
      }
    }
    if (any) {
      page.title("Latency from when operations were due");
      page.table(table);
    }
  }

  private static void streams(Page page, List<StreamStatistics> streams) {
    page.title("Timing of streams");
    TextTable table =
        new TextTable()
            .right("id")
            .left("name", NAME_WIDTH)
            .right("paced operations")
            .right("late at most")
            .right("late frames");
    for (StreamStatistics stream : streams.subList(0, Math.min(streams.size(), STREAMS_SHOWN))) {
      StreamPacing pacing = stream.pacing().orElseThrow();
      table.row(
          Integer.toString(stream.id()),
          stream.name(),
          Quantities.count(pacing.pacedOperations()),
          Quantities.latency(pacing.maxLatenessNanos()),
          pacing.frames() == 0 ? "-" : share(pacing.lateFrames(), pacing.frames()));
    }
    page.table(table);
    int left = streams.size() - STREAMS_SHOWN;
    if (left > 0) {
      page.remark("... and " + Quantities.count(left, "more stream"));
    }
  }

  private static String share(long part, long whole) {
    return String.format(
        Locale.ROOT,
        "%s of %s (%.2f %%)",
        Quantities.count(part),
        Quantities.count(whole),
        PERCENT * part / whole);
  }
}
