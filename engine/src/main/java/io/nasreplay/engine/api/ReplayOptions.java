package io.nasreplay.engine.api;

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
    long seed,
    Optional<String> coolCommand,
    OptionalLong linkBitsPerSecond,
    Map<String, String> labels) {
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
        seed,
        coolCommand,
        linkBitsPerSecond,
        labels);
  }
}
