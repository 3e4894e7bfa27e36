package io.nasreplay.results.model;

/**
 * What ended within one interval.
 *
 * @param startSeconds the interval's start, from the barrier
 * @param lengthSeconds its length; 1 for all but the last
 * @param operations operations that ended in it
 * @param bytesRead bytes that they read
 * @param bytesWritten bytes that they wrote
 * @param failed unexpected failures among them
 */
public record SeriesPoint(
    double startSeconds,
    double lengthSeconds,
    long operations,
    long bytesRead,
    long bytesWritten,
    long failed) {
  public SeriesPoint {
    Ranges.requireNotNegative("startSeconds", startSeconds);
    Ranges.requireNotNegative("lengthSeconds", lengthSeconds);
    Ranges.requireAtLeast("operations", operations, 0);
    Ranges.requireAtLeast("bytesRead", bytesRead, 0);
    Ranges.requireAtLeast("bytesWritten", bytesWritten, 0);
    Ranges.requireAtLeast("failed", failed, 0);
  }
}
