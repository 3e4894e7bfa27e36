package io.nasreplay.engine.replay;

import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.time.Clock;

/**
 * Passes on the user's wish to stop, and gives up waiting for a thread that has not stopped some
 * time after it was asked to. Used by the coordinating thread.
 */
final class Watchdog {
  private final StopSignal signal;
  private final RunStop stop;
  private final Clock clock;
  private final long graceNanos;
  private boolean asked;
  private long askedNanos;

  Watchdog(StopSignal signal, RunStop stop, Clock clock, long graceNanos) {
    this.signal = signal;
    this.stop = stop;
    this.clock = clock;
    this.graceNanos = graceNanos;
  }

  /** Whether to go on without the threads that are still busy. Called a few times a second. */
  boolean givesUp() {
    signal.reason().ifPresent(stop::stop);
    if (!stop.isStopped()) {
      return false;
    }
    if (!asked) {
      asked = true;
      askedNanos = clock.nanos();
    }
    return clock.nanos() - askedNanos >= graceNanos;
  }
}
