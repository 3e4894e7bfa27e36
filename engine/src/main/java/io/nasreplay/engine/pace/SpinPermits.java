package io.nasreplay.engine.pace;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * How many threads may spin at once. A spinning thread takes a whole core from those that work, so
 * that one core always stays free. Thread-safe.
 */
public final class SpinPermits {
  private final AtomicInteger free;

  private SpinPermits(int permits) {
    this.free = new AtomicInteger(permits);
  }

  /** One fewer than there are cores, but at least one. */
  public static SpinPermits ofCores(int cores) {
    return new SpinPermits(Math.max(1, cores - 1));
  }

  /** Nobody spins: all waiting is sleeping. */
  public static SpinPermits none() {
    return new SpinPermits(0);
  }

  boolean take() {
    int left = free.get();
    while (left > 0) {
      if (free.compareAndSet(left, left - 1)) {
        return true;
      }
      left = free.get();
    }
    return false;
  }

  void giveBack() {
    free.incrementAndGet();
  }
}
