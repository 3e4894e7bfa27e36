package io.nasreplay.engine.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class GateTest {
  private final Gate gate = Gate.closed();
  private final AtomicInteger passed = new AtomicInteger();

  @Test
  void allThatWaitPassWhenItOpens() throws InterruptedException {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      threads.add(started(new Thread(this::pass)));
    }
    for (Thread thread : threads) {
      awaitParked(thread);
    }
    assertThat(passed).hasValue(0);

    gate.open();

    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(passed).hasValue(100);
  }

  @Test
  void whoComesLaterPassesAtOnce() {
    gate.open();
    pass();
    assertThat(passed).hasValue(1);
  }

  @Test
  void anInterruptionIsKeptAndDoesNotOpenIt() throws InterruptedException {
    AtomicInteger interrupted = new AtomicInteger();
    Thread thread =
        started(
            new Thread(
                () -> {
                  pass();
                  interrupted.set(Thread.currentThread().isInterrupted() ? 1 : 0);
                }));
    awaitParked(thread);
    thread.interrupt();
    awaitParked(thread);
    assertThat(passed).hasValue(0);

    gate.open();
    thread.join();

    assertThat(interrupted).hasValue(1);
  }

  private void pass() {
    gate.await();
    passed.incrementAndGet();
  }

  private static Thread started(Thread thread) {
    thread.start();
    return thread;
  }

  private static void awaitParked(Thread thread) {
    while (thread.getState() != Thread.State.WAITING) {
      Thread.onSpinWait();
    }
  }
}
