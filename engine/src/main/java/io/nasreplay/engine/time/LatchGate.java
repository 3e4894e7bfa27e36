package io.nasreplay.engine.time;

import com.google.common.util.concurrent.Uninterruptibles;
import java.util.concurrent.CountDownLatch;

/** Threads park. */
final class LatchGate implements Gate {
  private final CountDownLatch latch = new CountDownLatch(1);

  @Override
  public void open() {
    latch.countDown();
  }

  @Override
  public void await() {
    Uninterruptibles.awaitUninterruptibly(latch);
  }
}
