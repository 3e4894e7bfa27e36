package io.nasreplay.engine.time;

import java.time.Instant;

/** Monotonic time for measuring, wall-clock time for reference. Thread-safe, allocates nothing. */
public interface Clock {
  /** Nanoseconds since an arbitrary origin, never backwards. */
  long nanos();

  /** Wall-clock time; may jump, never used for measuring. */
  Instant wallClock();

  /** The system's clocks. */
  static Clock system() {
    return SystemClock.INSTANCE;
  }
}
