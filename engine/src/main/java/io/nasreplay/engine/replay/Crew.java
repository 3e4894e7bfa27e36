package io.nasreplay.engine.replay;

import com.google.common.util.concurrent.Uninterruptibles;
import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.time.Gate;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadFactory;

/** Threads that begin together. Nobody interrupts them: that would close their files. */
final class Crew {
  private final CountDownLatch ready;
  private final Gate gate = Gate.closed();
  private final CountDownLatch left;

  private Crew(int threads) {
    ready = new CountDownLatch(threads);
    left = new CountDownLatch(threads);
  }

  /**
   * Starts one thread per body; they wait for {@link #open}. Returns when all are waiting.
   *
   * @throws EnvironmentException when the system allows no more threads
   */
  static Crew assemble(List<? extends Runnable> bodies, ThreadFactory threads, RunStop stop) {
    Crew crew = new Crew(bodies.size());
    int started = 0;
    try {
      for (Runnable body : bodies) {
        threads.newThread(() -> crew.work(body)).start();
        started++;
      }
    } catch (OutOfMemoryError e) {
      stop.stop("not enough threads");
      crew.open();
      throw new EnvironmentException(
          "the system allows only "
              + started
              + " of "
              + bodies.size()
              + " threads; lower the queue depth or the number of streams, or give --threads",
          e);
    }
    Uninterruptibles.awaitUninterruptibly(crew.ready);
    return crew;
  }

  /** Lets all begin. */
  void open() {
    gate.open();
  }

  /** Waits until all have ended, or so long; true when all have. */
  boolean await(Duration longest) {
    return Uninterruptibles.awaitUninterruptibly(left, longest);
  }

  private void work(Runnable body) {
    try {
      ready.countDown();
      gate.await();
      body.run();
    } finally {
      left.countDown();
    }
  }
}
