package io.nasreplay.engine.pace;

import io.nasreplay.engine.time.Clock;
import io.nasreplay.engine.time.Sleeper;
import java.util.function.BooleanSupplier;

/**
 * Waits until a point in time: sleeps until shortly before it and spins for the rest. How shortly
 * follows from how late this thread's sleeps end here: 60 us are usual in a virtual machine, 5 us
 * on a quiet desktop. When too many threads spin already, it sleeps to the end. Used by one thread;
 * allocates nothing.
 */
public final class DeadlineWait {
  /** So often does a long wait look whether to end early. */
  private static final long LONGEST_SLEEP_NANOS = 50_000_000;

  private final Clock clock;
  private final Sleeper sleeper;
  private final SpinPermits permits;
  private final BooleanSupplier stopped;
  private final Overshoot overshoot = new Overshoot();

  /**
   * A wait for one thread.
   *
   * @param clock on which deadlines are given
   * @param sleeper how to sleep
   * @param permits shared by all threads that wait
   * @param stopped whether to end a wait early
   */
  public DeadlineWait(Clock clock, Sleeper sleeper, SpinPermits permits, BooleanSupplier stopped) {
    this.clock = clock;
    this.sleeper = sleeper;
    this.permits = permits;
    this.stopped = stopped;
  }

  /** Blocks until then, or until asked to stop, which it finds within 50 ms. */
  public void until(long deadlineNanos) {
    long nowNanos = clock.nanos();
    while (deadlineNanos - nowNanos > 0 && !stopped.getAsBoolean()) {
      long leftNanos = deadlineNanos - nowNanos;
      if (leftNanos > overshoot.nanos()) {
        nowNanos = sleep(nowNanos, leftNanos - overshoot.nanos());
      } else if (permits.take()) {
        nowNanos = spin(deadlineNanos);
      } else {
        nowNanos = sleep(nowNanos, leftNanos);
      }
    }
  }

  private long sleep(long fromNanos, long wantedNanos) {
    long askedNanos = Math.min(wantedNanos, LONGEST_SLEEP_NANOS);
    sleeper.sleepNanos(askedNanos);
    long nowNanos = clock.nanos();
    overshoot.seen(nowNanos - fromNanos - askedNanos);
    return nowNanos;
  }

  /** Takes no longer than the longest overshoot: too short to look for a stop. */
  private long spin(long deadlineNanos) {
    try {
      long nowNanos = clock.nanos();
      while (deadlineNanos - nowNanos > 0) {
        Thread.onSpinWait();
        nowNanos = clock.nanos();
      }
      return nowNanos;
    } finally {
      permits.giveBack();
    }
  }
}
