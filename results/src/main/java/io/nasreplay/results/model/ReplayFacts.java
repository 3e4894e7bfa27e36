package io.nasreplay.results.model;

import java.time.Instant;

/**
 * The timed part: from the start barrier to the last durable byte.
 *
 * @param startedAt when the barrier opened, wall clock, for reference only
 * @param elapsedSeconds barrier to last operation's end, plus {@code flushSeconds}
 * @param flushSeconds last operation's end to the last written byte durable, closing of files open
 *     for writing included; 0 when nothing was left to do
 * @param operations operations issued
 * @param failedOperations those that ended in an unexpected way
 * @param expectedFailures those that failed as the trace said they would
 * @param bytesRead bytes that reads returned
 * @param bytesWritten bytes that writes accepted
 * @param bytesCopied bytes of files that copy operations copied, counted once
 * @param implicitOpens files opened outside the timing because the trace did not open them
 * @param completed whether every operation of the trace was issued
 * @param timeLimited whether the time limit ended it before every operation of the trace was issued
 */
public record ReplayFacts(
    Instant startedAt,
    double elapsedSeconds,
    double flushSeconds,
    long operations,
    long failedOperations,
    long expectedFailures,
    long bytesRead,
    long bytesWritten,
    long bytesCopied,
    long implicitOpens,
    boolean completed,
    boolean timeLimited) {
  public ReplayFacts {
    Ranges.requireNotNegative("elapsedSeconds", elapsedSeconds);
    Ranges.requireNotNegative("flushSeconds", flushSeconds);
    Ranges.requireAtLeast("operations", operations, 0);
    Ranges.requireAtLeast("failedOperations", failedOperations, 0);
    Ranges.requireAtLeast("expectedFailures", expectedFailures, 0);
    Ranges.requireAtLeast("bytesRead", bytesRead, 0);
    Ranges.requireAtLeast("bytesWritten", bytesWritten, 0);
    Ranges.requireAtLeast("bytesCopied", bytesCopied, 0);
    Ranges.requireAtLeast("implicitOpens", implicitOpens, 0);
    if (completed && timeLimited) {
      throw new IllegalArgumentException(
          "timeLimited is true although completed is true; allowed: one of them");
    }
  }
}
