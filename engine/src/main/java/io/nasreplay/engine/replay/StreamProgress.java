package io.nasreplay.engine.replay;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * How far the lanes of one stream are. Each lane publishes the step that it works on before it
 * begins it; steps are handed out in order, so that all steps up to n have ended when every lane
 * has published more than n.
 */
final class StreamProgress {
  /** Lanes publish on cache lines of their own: 16 longs are two lines. */
  private static final int SPACING = 16;

  private final AtomicLong nextStep = new AtomicLong();
  private final AtomicLongArray published;
  private final int lanes;
  private final AtomicBoolean started = new AtomicBoolean();
  private final AtomicInteger running;

  StreamProgress(int lanes) {
    this.lanes = lanes;
    this.published = new AtomicLongArray((lanes + 1) * SPACING);
    this.running = new AtomicInteger(lanes);
  }

  /** Hands out the stream's next step to one of several lanes. */
  long takeStep() {
    return nextStep.getAndIncrement();
  }

  /** A lane begins a step, all its earlier ones having ended. */
  void publish(int lane, long step) {
    published.setRelease((lane + 1) * SPACING, step);
  }

  /** Whether all steps up to this one have ended. */
  boolean isDone(long step) {
    for (int lane = 0; lane < lanes; lane++) {
      if (published.getAcquire((lane + 1) * SPACING) <= step) {
        return false;
      }
    }
    return true;
  }

  /** Whether all other lanes are at this step or beyond. */
  boolean othersReached(int self, long step) {
    for (int lane = 0; lane < lanes; lane++) {
      if (lane != self && published.getAcquire((lane + 1) * SPACING) < step) {
        return false;
      }
    }
    return true;
  }

  /** True for the first lane that asks. */
  boolean isFirstToStart() {
    return !started.get() && started.compareAndSet(false, true);
  }

  /** A lane has nothing left; true for the last one. */
  boolean leave(int lane) {
    publish(lane, Long.MAX_VALUE);
    return running.decrementAndGet() == 0;
  }
}
