package io.nasreplay.results.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The options in effect, after defaults and limits.
 *
 * @param cache client cache mode: flush, direct, sync or os
 * @param timing timing mode: asap, think or timed
 * @param speed divisor of the recorded times; 1 in timing asap
 * @param threads threads that replayed
 * @param threadsWanted threads that the trace's streams and depths ask for
 * @param data what written blocks hold: unique, zero
 * @param verify whether content was checked afterwards
 * @param keep whether the file set was left on the target
 * @param maxErrors unexpected failures after which the run stops
 * @param timeLimitSeconds time after which no operation is issued, from the start barrier; null
 *     when there is no limit
 * @param seed seed of the prepared data
 * @param writeSeed seed of the data that the replay wrote; another one in every run
 * @param ioPath how reads and writes were called: FileChannel, native calls (JDK), native calls
 *     (JNA), native calls (foreign functions), or not replayed
 */
public record EffectiveOptions(
    String cache,
    String timing,
    double speed,
    int threads,
    int threadsWanted,
    String data,
    boolean verify,
    boolean keep,
    long maxErrors,
    @Nullable Double timeLimitSeconds,
    long seed,
    long writeSeed,
    String ioPath) {
  /** Client cache modes. */
  public static final List<String> CACHE_MODES = List.of("flush", "direct", "sync", "os");

  /** Timing modes. */
  public static final List<String> TIMING_MODES = List.of("asap", "think", "timed");

  /** What written blocks hold. */
  public static final List<String> DATA_SOURCES = List.of("unique", "zero");

  /** Ways to call reads and writes. */
  public static final List<String> IO_PATHS =
      List.of(
          "FileChannel",
          "native calls (JDK)",
          "native calls (JNA)",
          "native calls (foreign functions)",
          "not replayed");

  public EffectiveOptions {
    Ranges.requireOneOf("cache", cache, CACHE_MODES);
    Ranges.requireOneOf("timing", timing, TIMING_MODES);
    Ranges.requireOneOf("data", data, DATA_SOURCES);
    Ranges.requireNotNegative("speed", speed);
    Ranges.requireAtLeast("threads", threads, 0);
    Ranges.requireAtLeast("threadsWanted", threadsWanted, 0);
    Ranges.requireOneOf("ioPath", ioPath, IO_PATHS);
    Ranges.requireAtLeast("maxErrors", maxErrors, 1);
    if (timeLimitSeconds != null) {
      Ranges.requireNotNegative("timeLimitSeconds", timeLimitSeconds);
    }
  }
}
