package io.nasreplay.engine.measure;

import io.nasreplay.results.model.LatencyNanos;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;

/**
 * One kind of operation in one lane. Written by one thread. The histogram holds nanoseconds from 0
 * to 24 hours with three significant digits; it starts with room for 10 seconds and makes more when
 * it must. What lies outside is counted, not clamped.
 */
final class KindMeter {
  static final long LONGEST_NANOS = 24L * 3600 * 1_000_000_000;
  private static final long USUAL_NANOS = 10_000_000_000L;
  private static final int SIGNIFICANT_DIGITS = 3;

  final Histogram histogram = newHistogram();
  long count;
  long failed;
  long expectedFailures;
  long bytes;
  long outOfRange;
  long minNanos = Long.MAX_VALUE;
  long maxNanos;
  long sumNanos;

  static Histogram newHistogram() {
    Histogram histogram = new Histogram(1, USUAL_NANOS, SIGNIFICANT_DIGITS);
    histogram.setAutoResize(true);
    return histogram;
  }

  void timed(long nanos) {
    if (nanos < 0 || nanos > LONGEST_NANOS) {
      outOfRange++;
      return;
    }
    histogram.recordValue(nanos);
    sumNanos += nanos;
    if (nanos < minNanos) {
      minNanos = nanos;
    }
    if (nanos > maxNanos) {
      maxNanos = nanos;
    }
  }

  /** The distribution; null when nothing was timed. */
  @Nullable LatencyNanos latency() {
    if (histogram.getTotalCount() == 0) {
      return null;
    }
    return new LatencyNanos(
        minNanos,
        (double) sumNanos / histogram.getTotalCount(),
        percentile(50),
        percentile(90),
        percentile(99),
        percentile(99.9),
        maxNanos);
  }

  private long percentile(double percent) {
    return Math.min(histogram.getValueAtPercentile(percent), maxNanos);
  }

  void add(KindMeter other) {
    histogram.add(other.histogram);
    count += other.count;
    failed += other.failed;
    expectedFailures += other.expectedFailures;
    bytes += other.bytes;
    outOfRange += other.outOfRange;
    minNanos = Math.min(minNanos, other.minNanos);
    maxNanos = Math.max(maxNanos, other.maxNanos);
    sumNanos += other.sumNanos;
  }
}
