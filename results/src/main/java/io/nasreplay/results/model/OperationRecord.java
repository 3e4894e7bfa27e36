package io.nasreplay.results.model;

import org.jspecify.annotations.Nullable;

/**
 * One operation as it was replayed, a line of {@code ops.csv}.
 *
 * @param stream the stream's id
 * @param operation its number in the stream, from 0
 * @param op the kind
 * @param path the path in the trace; empty for a barrier
 * @param offsetBytes where
 * @param lengthBytes how much was asked for
 * @param intendedStartNanos from the barrier to when the call was to be made; null when the trace
 *     gives it no time or times are not kept
 * @param startNanos from the barrier to the call
 * @param durationNanos from the call to its return
 * @param outcome "ok", or the symbolic error
 */
public record OperationRecord(
    int stream,
    long operation,
    String op,
    String path,
    long offsetBytes,
    long lengthBytes,
    @Nullable Long intendedStartNanos,
    long startNanos,
    long durationNanos,
    String outcome) {
  public OperationRecord {
    Ranges.requireAtLeast("stream", stream, 0);
    Ranges.requireAtLeast("operation", operation, 0);
    Ranges.requireAtLeast("offsetBytes", offsetBytes, 0);
    Ranges.requireAtLeast("lengthBytes", lengthBytes, 0);
    if (intendedStartNanos != null) {
      Ranges.requireAtLeast("intendedStartNanos", intendedStartNanos, 0);
    }
    Ranges.requireAtLeast("startNanos", startNanos, 0);
    Ranges.requireAtLeast("durationNanos", durationNanos, 0);
  }
}
