package io.nasreplay.engine.measure;

import java.util.Arrays;

/**
 * What ended in each second since the barrier, in one lane. Written by one thread; 32 bytes per
 * second of the run.
 */
final class SecondSeries {
  static final long SECOND_NANOS = 1_000_000_000;
  private static final int FIELDS = 4;
  private static final int FIRST_SECONDS = 1024;

  private long[] values = new long[FIELDS * FIRST_SECONDS];
  private long originNanos;
  private long secondEndNanos;
  private int at;

  void begin(long startNanos) {
    originNanos = startNanos;
    // The first operation rolls into the first second: what a warm-up of less than a second never
    // does, the compiler leaves out, and then stops all lanes at once to put it in.
    secondEndNanos = startNanos;
  }

  /** Counts an operation; ends must not go backwards. */
  void ended(long endNanos, long bytesRead, long bytesWritten, int failed) {
    if (endNanos - secondEndNanos >= 0) {
      roll(endNanos);
    }
    values[at]++;
    values[at + 1] += bytesRead;
    values[at + 2] += bytesWritten;
    values[at + 3] += failed;
  }

  /** Seconds up to the last one in which something ended. */
  int seconds() {
    return at / FIELDS + 1;
  }

  long operations(int second) {
    return values[FIELDS * second];
  }

  long bytesRead(int second) {
    return values[FIELDS * second + 1];
  }

  long bytesWritten(int second) {
    return values[FIELDS * second + 2];
  }

  long failed(int second) {
    return values[FIELDS * second + 3];
  }

  private void roll(long endNanos) {
    long second = (endNanos - originNanos) / SECOND_NANOS;
    at = Math.toIntExact(FIELDS * second);
    secondEndNanos = originNanos + (second + 1) * SECOND_NANOS;
    if (at >= values.length) {
      values = Arrays.copyOf(values, Math.max(at + FIELDS, 2 * values.length));
    }
  }
}
