package io.nasreplay.engine.api;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * How a trace is replayed.
 *
 * @param cacheMode what is done about the client's cache
 * @param timing whether the trace's times are kept
 * @param dataSource what written blocks hold
 * @param threads upper limit of threads; empty: one per stream and unit of queue depth
 * @param verify whether content is read back and checked afterwards
 * @param keep whether the file set is left on the target for the next run
 * @param logOperations whether every operation is logged
 * @param maxErrors unexpected failures after which the run stops, 1 or more
 * @param timeLimit time from the start barrier after which no operation is issued, 1 ms to 1000 h;
 *     those in flight end as usual. Empty: the replay ends when the trace does
 * @param seed seed of the data that is written
 * @param coolCommand a shell command run after prepare and before the clock, for example a remount
 * @param linkBitsPerSecond what the link to the target carries in one direction, above 0, when the
 *     user knows it; empty: what the interface claims
 * @param labels what the user says about device, protocol and so on
 */
public record ReplayOptions(
    CacheMode cacheMode,
    ReplayTiming timing,
    DataSource dataSource,
    OptionalInt threads,
    boolean verify,
    boolean keep,
    boolean logOperations,
    long maxErrors,
    Optional<Duration> timeLimit,
    long seed,
    Optional<String> coolCommand,
    OptionalLong linkBitsPerSecond,
    Map<String, String> labels) {
  private static final Duration SHORTEST = Duration.ofMillis(1);
  private static final Duration LONGEST = Duration.ofHours(1000);

  /** What written blocks hold. */
  public enum DataSource {
    /** Incompressible and unique per block. */
    UNIQUE,
    /** Zeros: what a compressing or deduplicating share likes best. */
    ZERO
  }

  public ReplayOptions {
    if (maxErrors < 1) {
      throw new IllegalArgumentException("max errors is " + maxErrors + "; allowed: 1 or more");
    }
    timeLimit.ifPresent(limit -> checkTimeLimit(limit, verify));
    if (threads.isPresent() && threads.getAsInt() < 1) {
      throw new IllegalArgumentException(
          "threads is " + threads.getAsInt() + "; allowed: 1 or more");
    }
    if (linkBitsPerSecond.orElse(1) < 1) {
      throw new IllegalArgumentException(
          "link rate is " + linkBitsPerSecond.getAsLong() + " bit/s; allowed: 1 or more");
    }
    labels = Map.copyOf(labels);
  }

  private static void checkTimeLimit(Duration limit, boolean verify) {
    if (limit.compareTo(SHORTEST) < 0 || limit.compareTo(LONGEST) > 0) {
      throw new IllegalArgumentException(
          "duration is " + limit.toNanos() / 1e9 + " s; allowed: 1 ms to 1000 h");
    }
    if (verify) {
      throw new IllegalArgumentException(
          "duration together with verify: a replay that its time limit ends does not leave what the"
              + " trace says; allowed: one of them");
    }
  }

  /** The defaults: mode flush, back to back, unique data, no limit of threads or errors, seed 1. */
  public static ReplayOptions defaults() {
    return new ReplayOptions(
        CacheMode.FLUSH,
        ReplayTiming.ASAP,
        DataSource.UNIQUE,
        OptionalInt.empty(),
        false,
        false,
        false,
        Long.MAX_VALUE,
        Optional.empty(),
        1,
        Optional.empty(),
        OptionalLong.empty(),
        Map.of());
  }

  /** The same, but the file set stays on the target for the next run. */
  public ReplayOptions keeping() {
    return new ReplayOptions(
        cacheMode,
        timing,
        dataSource,
        threads,
        verify,
        true,
        logOperations,
        maxErrors,
        timeLimit,
        seed,
        coolCommand,
        linkBitsPerSecond,
        labels);
  }
}
