package io.nasreplay.results.model;

/**
 * One operation as it was replayed, a line of {@code ops.csv}.
 *
 * @param stream the stream's id
 * @param operation its number in the stream, from 0
 * @param op the kind
 * @param path the path in the trace; empty for a barrier
 * @param offsetBytes where
 * @param lengthBytes how much was asked for
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
    long startNanos,
    long durationNanos,
    String outcome) {
  public OperationRecord {
    Ranges.requireAtLeast("stream", stream, 0);
    Ranges.requireAtLeast("operation", operation, 0);
    Ranges.requireAtLeast("offsetBytes", offsetBytes, 0);
    Ranges.requireAtLeast("lengthBytes", lengthBytes, 0);
    Ranges.requireAtLeast("startNanos", startNanos, 0);
    Ranges.requireAtLeast("durationNanos", durationNanos, 0);
  }
}
