package io.nasreplay.results.text;

import io.nasreplay.results.model.Failures;
import io.nasreplay.results.model.LatencyNanos;
import io.nasreplay.results.model.OperationStatistics;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.model.StreamStatistics;
import io.nasreplay.results.quantity.Quantities;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What was done: by kind of operation, by stream, and what failed. */
final class OperationSections {
  private static final int STREAMS_SHOWN = 16;
  private static final int FAILURES_SHOWN = 5;
  private static final int NAME_WIDTH = 30;
  private static final int PATH_WIDTH = 20;
  private static final int ERROR_WIDTH = 26;

  private OperationSections() {}

  static void print(Page page, RunResult result) {
    if (!result.operations().isEmpty()) {
      operations(page, result.operations());
    }
    if (result.streams().size() > 1) {
      streams(page, result.streams());
    }
    if (result.errors().total() > 0) {
      errors(page, result.errors());
    }
  }

  private static void operations(Page page, List<OperationStatistics> operations) {
    page.title("Operations");
    TextTable table =
        new TextTable()
            .left("op")
            .right("count")
            .right("failed")
            .right("bytes")
            .right("p50")
            .right("p99")
            .right("max");
    for (OperationStatistics operation : operations) {
      LatencyNanos latency = operation.latencyNanos();
      table.row(
          operation.op(),
          Quantities.count(operation.count()),
          Quantities.count(operation.failed()),
          Quantities.count(operation.bytes()),
          latency(latency == null ? null : latency.p50()),
          latency(latency == null ? null : latency.p99()),
          latency(latency == null ? null : latency.max()));
    }
    page.table(table);
  }

  private static String latency(@Nullable Long nanos) {
    return nanos == null ? "-" : Quantities.latency(nanos);
  }

  private static void streams(Page page, List<StreamStatistics> streams) {
    page.title("Streams");
    TextTable table =
        new TextTable()
            .right("id")
            .left("name", NAME_WIDTH)
            .right("depth")
            .right("operations")
            .right("failed")
            .right("MB/s")
            .right("ended after");
    for (StreamStatistics stream : streams.subList(0, Math.min(streams.size(), STREAMS_SHOWN))) {
      table.row(
          Integer.toString(stream.id()),
          stream.name(),
          Integer.toString(stream.depth()),
          Quantities.count(stream.operations()),
          Quantities.count(stream.failed()),
          Quantities.megabytesPerSecond(stream.bytesPerSecond()),
          Quantities.duration(stream.endSeconds()));
    }
    page.table(table);
    left(page, streams.size() - STREAMS_SHOWN, "more stream");
  }

  private static void errors(Page page, Failures errors) {
    page.title("Errors: " + Quantities.count(errors.total(), "unexpected failure"));
    TextTable counts = new TextTable().left("op").left("error").right("count");
    errors
        .counts()
        .forEach(count -> counts.row(count.op(), count.error(), Quantities.count(count.count())));
    page.table(counts);
    if (!errors.first().isEmpty()) {
      page.gap();
      firstFailures(page, errors.first());
      left(page, errors.total() - FAILURES_SHOWN, "more failure");
    }
  }

  private static void firstFailures(Page page, List<Failures.Sample> first) {
    TextTable table =
        new TextTable()
            .right("stream")
            .right("number")
            .left("op")
            .left("path", PATH_WIDTH)
            .right("offset")
            .left("error", ERROR_WIDTH);
    for (Failures.Sample failure : first.subList(0, Math.min(first.size(), FAILURES_SHOWN))) {
      table.row(
          Integer.toString(failure.stream()),
          Quantities.count(failure.operation()),
          failure.op(),
          failure.path(),
          Quantities.count(failure.offsetBytes()),
          failure.error() + ": " + failure.message());
    }
    page.table(table);
  }

  private static void left(Page page, long count, String thing) {
    if (count > 0) {
      page.remark("... and " + Quantities.count(count, thing));
    }
  }
}
