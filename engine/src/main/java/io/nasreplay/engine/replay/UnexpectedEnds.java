package io.nasreplay.engine.replay;

import io.nasreplay.engine.measure.LoggedOperation;
import io.nasreplay.results.model.Failures;
import io.nasreplay.traces.model.ErrorCode;
import org.jspecify.annotations.Nullable;

/**
 * Keeps in detail the first operations that ended otherwise than the trace expects, and ends the
 * replay when there are too many. Used by one lane.
 */
final class UnexpectedEnds {
  private final Shared shared;
  private final int streamId;

  UnexpectedEnds(Shared shared, int streamId) {
    this.shared = shared;
    this.streamId = streamId;
  }

  /**
   * An operation ended so, some seconds after the replay's start, although another was expected.
   */
  void add(
      LoggedOperation operation,
      double seconds,
      long movedBytes,
      @Nullable ErrorCode error,
      @Nullable ErrorCode expect,
      String message) {
    long total = shared.failures().count();
    if (total <= Failures.KEPT) {
      String shown = error == ErrorCode.SHORT ? movedBytes + " bytes were moved" : message;
      shared.failures().keep(sample(operation, seconds, error, expect, shown));
    }
    if (total >= shared.maxErrors()) {
      shared.stop().stop(total + " operations failed; allowed: fewer than " + shared.maxErrors());
    }
  }

  private Failures.Sample sample(
      LoggedOperation operation,
      double seconds,
      @Nullable ErrorCode error,
      @Nullable ErrorCode expect,
      String shown) {
    return new Failures.Sample(
        streamId,
        operation.operation(),
        operation.kind().token(),
        operation.path() < 0 ? "" : shared.plan().path(operation.path()),
        operation.offsetBytes(),
        operation.lengthBytes(),
        error == null ? Failures.NO_ERROR : error.name(),
        expect == null ? shown : shown + " (expected: " + expect + ")",
        seconds);
  }
}
