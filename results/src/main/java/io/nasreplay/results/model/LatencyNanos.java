package io.nasreplay.results.model;

/**
 * Latency of one kind of operation, in nanoseconds, from before the call to after it. Percentiles
 * are those of a histogram with three significant digits; min, mean and max are exact.
 */
public record LatencyNanos(
    long min, double mean, long p50, long p90, long p99, long p999, long max) {}
