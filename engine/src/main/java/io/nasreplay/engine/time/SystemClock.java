package io.nasreplay.engine.time;

import java.time.Instant;

/** The system's clocks; the only place that reads them. */
enum SystemClock implements Clock {
  INSTANCE;

  @Override
  public long nanos() {
    return System.nanoTime();
  }

  @Override
  public Instant wallClock() {
    return Instant.now();
  }
}
