package io.nasreplay.engine.replay;

import io.nasreplay.engine.pace.SpinPermits;
import io.nasreplay.engine.time.Clock;
import io.nasreplay.engine.time.Sleeper;
import java.time.Duration;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Time and threads of a replay, replaced in tests.
 *
 * @param clock what measures
 * @param sleeper how a worker waits
 * @param threads makes the workers' threads
 * @param tick how often the coordinating thread looks up
 * @param grace how long it waits for a worker after asking it to stop
 * @param spinning how many workers may spin at once
 */
record Timing(
    Clock clock,
    Sleeper sleeper,
    ThreadFactory threads,
    Duration tick,
    Duration grace,
    SpinPermits spinning) {
  private static final Duration TICK = Duration.ofMillis(100);
  private static final Duration GRACE = Duration.ofSeconds(10);

  /** Without spinning. */
  Timing(Clock clock, Sleeper sleeper, ThreadFactory threads, Duration tick, Duration grace) {
    this(clock, sleeper, threads, tick, grace, SpinPermits.none());
  }

  /** The system's clock, and daemon threads: one stuck in a call must not keep the process. */
  static Timing system() {
    AtomicInteger number = new AtomicInteger();
    ThreadFactory threads =
        body -> {
          Thread thread = new Thread(body, "replay-" + number.getAndIncrement());
          thread.setDaemon(true);
          return thread;
        };
    SpinPermits spinning = SpinPermits.ofCores(Runtime.getRuntime().availableProcessors());
    return new Timing(Clock.system(), Sleeper.system(), threads, TICK, GRACE, spinning);
  }
}
