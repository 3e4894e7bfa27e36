package io.nasreplay.results.report;

import io.nasreplay.results.compare.RecordedRun;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.HdrHistogram.Histogram;

/**
 * A run that stands for all of its test and target, with what {@code result.json} does not hold.
 *
 * @param run the run
 * @param latencies distributions by kind of operation, in nanoseconds; empty when there are none
 * @param frames how long each paced read or write took; empty without a log of operations
 */
public record RunDetail(
    RecordedRun run, Map<String, Histogram> latencies, Optional<FrameTimes> frames) {
  public RunDetail {
    latencies = Collections.unmodifiableMap(new LinkedHashMap<>(latencies));
  }
}
