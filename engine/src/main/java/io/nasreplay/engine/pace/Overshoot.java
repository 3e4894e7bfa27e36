package io.nasreplay.engine.pace;

/**
 * How much longer than asked this thread's sleeps take: rises at once to what was just seen and a
 * quarter more, and sinks slowly, so that about one sleep in a hundred takes longer than it says.
 * Used by one thread.
 */
final class Overshoot {
  static final long LONGEST_NANOS = 500_000;
  private static final long FIRST_NANOS = 100_000;
  private static final int SINKING = 128;

  private long nanos = FIRST_NANOS;

  /** A sleep took that much longer than asked; less than nothing when it was woken early. */
  void seen(long overshootNanos) {
    if (overshootNanos > nanos) {
      nanos = Math.min(LONGEST_NANOS, overshootNanos + overshootNanos / 4);
    } else if (overshootNanos > 0) {
      nanos -= (nanos - overshootNanos) / SINKING;
    }
  }

  long nanos() {
    return nanos;
  }
}
