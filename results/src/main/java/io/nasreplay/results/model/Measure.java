package io.nasreplay.results.model;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What of a run is scored or compared. */
public enum Measure {
  /** The run's score: 10^6 bytes read and written per second. */
  THROUGHPUT("MB/s", false),
  /** All operations per second, from the barrier to the last durable byte. */
  OPERATIONS("operations/s", false),
  /** Files opened, copied or deleted per second, from the barrier to the last durable byte. */
  FILES("files/s", false),
  /** Mean latency of reads and writes, in microseconds. */
  LATENCY("us", true),
  /** From the barrier to the last durable byte, in seconds. */
  TIME("s", true),
  /** Paced reads and writes that ended after the next one was due. */
  LATE_FRAMES("frames", true);

  private final String unit;
  private final boolean lowerBetter;

  Measure(String unit, boolean lowerBetter) {
    this.unit = unit;
    this.lowerBetter = lowerBetter;
  }

  /** The word in suites, results and options. */
  public String token() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The unit of its figures. */
  public String unit() {
    return unit;
  }

  /** Whether the best figure is the lowest one. */
  public boolean isLowerBetter() {
    return lowerBetter;
  }

  /** The measure for a word, or empty. */
  public static Optional<Measure> ofToken(String token) {
    return Arrays.stream(values()).filter(measure -> measure.token().equals(token)).findFirst();
  }

  /** All words. */
  public static List<String> tokens() {
    return Arrays.stream(values()).map(Measure::token).toList();
  }
}
