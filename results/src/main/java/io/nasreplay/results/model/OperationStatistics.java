package io.nasreplay.results.model;

import org.jspecify.annotations.Nullable;

/**
 * One kind of operation over all streams.
 *
 * @param op the format's word for the kind
 * @param count operations issued
 * @param failed those that ended in an unexpected way
 * @param bytes bytes that they moved
 * @param latencyNanos latency of those that ended as expected; null when there is none
 * @param latencyFromIntendedNanos the same from when they were to start, over those that had a time
 *     to start at; null when there is none
 */
public record OperationStatistics(
    String op,
    long count,
    long failed,
    long bytes,
    @Nullable LatencyNanos latencyNanos,
    @Nullable LatencyNanos latencyFromIntendedNanos) {
  public OperationStatistics {
    Ranges.requireAtLeast("count", count, 0);
    Ranges.requireAtLeast("failed", failed, 0);
    Ranges.requireAtLeast("bytes", bytes, 0);
  }
}
