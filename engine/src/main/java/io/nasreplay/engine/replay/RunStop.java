package io.nasreplay.engine.replay;

import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Whether the lanes may go on: they end early for a reason, or because the time limit has passed.
 * Thread-safe; asking costs one volatile read.
 */
final class RunStop {
  /** No replay is that long: 146 years. Twice as much does not fit. */
  private static final long NO_LIMIT_NANOS = Long.MAX_VALUE / 2;

  private final long limitNanos;
  private long endNanos;
  private volatile boolean ending;
  private volatile @Nullable String reason;

  /** Without a time limit. */
  RunStop() {
    this(Optional.empty());
  }

  /** The limit counts from the barrier. */
  RunStop(Optional<Duration> limit) {
    limitNanos = limit.map(Duration::toNanos).orElse(NO_LIMIT_NANOS);
  }

  /** The barrier opens. To be called before the lanes begin. */
  void begin(long barrierNanos) {
    endNanos = barrierNanos + limitNanos;
  }

  /** Ends the replay early; the first reason stays. */
  synchronized void stop(String why) {
    if (reason == null) {
      reason = why;
    }
    ending = true;
  }

  /** It is so late; from the time limit on, no lane takes a new operation. */
  void passed(long nowNanos) {
    if (nowNanos - endNanos >= 0) {
      ending = true;
    }
  }

  /** How long until the time limit; 0 or less when it has passed. */
  long leftNanos(long nowNanos) {
    return endNanos - nowNanos;
  }

  /** Whether no lane may take a new operation, be it stopped or out of time. */
  boolean isEnding() {
    return ending;
  }

  /** Whether something went wrong or the user wants it to end; not so for the time limit. */
  boolean isStopped() {
    return reason != null;
  }

  Optional<String> reason() {
    return Optional.ofNullable(reason);
  }
}
