package io.nasreplay.results.model;

/**
 * A distribution of times in nanoseconds: latency, from before the call to after it, or lateness.
 * Percentiles are those of a histogram with three significant digits; min, mean and max are exact.
 */
public record LatencyNanos(
    long min, double mean, long p50, long p90, long p99, long p999, long max) {
  public LatencyNanos {
    Ranges.requireAtLeast("min", min, 0);
    Ranges.requireNotNegative("mean", mean);
    Ranges.requireAtLeast("p50", p50, 0);
    Ranges.requireAtLeast("p90", p90, 0);
    Ranges.requireAtLeast("p99", p99, 0);
    Ranges.requireAtLeast("p999", p999, 0);
    Ranges.requireAtLeast("max", max, 0);
  }
}
