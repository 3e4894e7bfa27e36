package io.nasreplay.engine.prepare;

import io.nasreplay.engine.time.Clock;
import java.util.function.LongConsumer;

/** Passes progress on a few times a second. */
final class Throttle implements LongConsumer {
  private static final long PAUSE_NANOS = 200_000_000;

  private final LongConsumer listener;
  private long lastNanos = Clock.system().nanos();

  Throttle(LongConsumer listener) {
    this.listener = listener;
  }

  @Override
  public void accept(long done) {
    long nowNanos = Clock.system().nanos();
    if (nowNanos - lastNanos >= PAUSE_NANOS) {
      lastNanos = nowNanos;
      listener.accept(done);
    }
  }
}
