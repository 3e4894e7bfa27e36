package io.nasreplay.results.model;

import java.util.Optional;

/**
 * One stream.
 *
 * @param id the stream's id in the trace
 * @param name its name
 * @param depth its queue depth
 * @param operations operations issued
 * @param failed those that ended in an unexpected way
 * @param bytesRead bytes that its reads returned
 * @param bytesWritten bytes that its writes accepted
 * @param startSeconds barrier to the start of its first operation
 * @param endSeconds barrier to the end of its last operation
 * @param bytesPerSecond its bytes over {@code endSeconds}
 * @param pacing how well the times of the trace were kept; empty when none were to be kept
 */
public record StreamStatistics(
    int id,
    String name,
    int depth,
    long operations,
    long failed,
    long bytesRead,
    long bytesWritten,
    double startSeconds,
    double endSeconds,
    double bytesPerSecond,
    Optional<StreamPacing> pacing) {
  public StreamStatistics {
    Ranges.requireAtLeast("id", id, 0);
    Ranges.requireAtLeast("depth", depth, 1);
    Ranges.requireAtLeast("operations", operations, 0);
    Ranges.requireAtLeast("failed", failed, 0);
    Ranges.requireAtLeast("bytesRead", bytesRead, 0);
    Ranges.requireAtLeast("bytesWritten", bytesWritten, 0);
    Ranges.requireNotNegative("startSeconds", startSeconds);
    Ranges.requireNotNegative("endSeconds", endSeconds);
    Ranges.requireNotNegative("bytesPerSecond", bytesPerSecond);
  }
}
