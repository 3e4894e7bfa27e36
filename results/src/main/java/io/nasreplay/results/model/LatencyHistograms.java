package io.nasreplay.results.model;

import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;
import org.HdrHistogram.Histogram;

/**
 * The full latency distributions behind a {@link RunResult}, for {@code latency.hlog}.
 *
 * @param startedAt when the barrier opened
 * @param elapsedSeconds how long the replay took
 * @param byOperation a histogram of nanoseconds per kind of operation (the format's word)
 */
public record LatencyHistograms(
    Instant startedAt, double elapsedSeconds, Map<String, Histogram> byOperation) {
  public LatencyHistograms {
    byOperation = new TreeMap<>(byOperation);
  }
}
