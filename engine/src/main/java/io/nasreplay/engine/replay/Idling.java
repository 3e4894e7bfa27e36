package io.nasreplay.engine.replay;

import io.nasreplay.engine.environment.TimerSlack;
import io.nasreplay.engine.pace.DeadlineWait;
import io.nasreplay.engine.time.Clock;
import io.nasreplay.engine.time.Sleeper;
import org.jspecify.annotations.Nullable;

/**
 * What a worker does when none of its lanes can go on: it waits until the first of those that await
 * their time is due, or looks again soon when others wait for something else. Used by one thread.
 */
final class Idling {
  private static final int SPINS = 200;
  private static final long NAP_NANOS = 20_000;
  private static final long LONGEST_NAP_NANOS = 200_000;

  private final Clock clock;
  private final Sleeper sleeper;
  private final @Nullable DeadlineWait deadline;

  /** With a way to wait for deadlines; null when no lane ever has one. */
  Idling(Clock clock, Sleeper sleeper, @Nullable DeadlineWait deadline) {
    this.clock = clock;
    this.sleeper = sleeper;
    this.deadline = deadline;
  }

  /** To be called once by the thread that will idle. */
  void prepare() {
    if (deadline != null) {
      TimerSlack.lower();
    }
  }

  /** Lets time pass, so many times in a row already. */
  void pass(Lane[] lanes, int idle) {
    Lane next = firstDue(lanes);
    if (deadline == null || next == null) {
      nap(idle);
    } else if (isOnlyTimeAwaited(lanes)) {
      deadline.until(next.dueNanos());
    } else {
      long lookAgainNanos = clock.nanos() + napNanos(idle);
      deadline.until(lookAgainNanos - next.dueNanos() < 0 ? lookAgainNanos : next.dueNanos());
    }
  }

  private static @Nullable Lane firstDue(Lane[] lanes) {
    Lane first = null;
    for (Lane lane : lanes) {
      if (lane.isAwaitingTime() && (first == null || lane.dueNanos() - first.dueNanos() < 0)) {
        first = lane;
      }
    }
    return first;
  }

  private static boolean isOnlyTimeAwaited(Lane[] lanes) {
    for (Lane lane : lanes) {
      if (!lane.isAwaitingTime() && !lane.hasEnded()) {
        return false;
      }
    }
    return true;
  }

  private void nap(int idle) {
    if (idle < SPINS) {
      Thread.onSpinWait();
    } else {
      sleeper.sleepNanos(napNanos(idle));
    }
  }

  private static long napNanos(int idle) {
    return Math.max(0, Math.min(LONGEST_NAP_NANOS, (idle - SPINS + 1L) * NAP_NANOS));
  }
}
