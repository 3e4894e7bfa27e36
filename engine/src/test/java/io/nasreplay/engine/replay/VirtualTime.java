package io.nasreplay.engine.replay;

import io.nasreplay.engine.time.Clock;
import io.nasreplay.engine.time.Gate;
import io.nasreplay.engine.time.Sleeper;
import java.time.Duration;
import java.time.Instant;
import java.util.PriorityQueue;
import java.util.concurrent.ThreadFactory;

/**
 * Time that passes only while all threads made here sleep, and then at once up to the next one's
 * end: durations are exact however the machine schedules the threads.
 */
final class VirtualTime implements Clock, Sleeper, ThreadFactory {
  private final PriorityQueue<Long> wakeUps = new PriorityQueue<>();
  private long nowNanos = 1_000;
  private int running;

  Timing timing() {
    return new Timing(this, this, this, Duration.ofMillis(5), Duration.ofSeconds(10));
  }

  @Override
  public synchronized long nanos() {
    return nowNanos;
  }

  @Override
  public Instant wallClock() {
    return Instant.EPOCH;
  }

  @Override
  public synchronized void sleepNanos(long nanos) {
    if (nanos <= 0) {
      return;
    }
    long until = nowNanos + nanos;
    wakeUps.add(until);
    running--;
    passIfAllSleep();
    while (nowNanos < until) {
      await();
    }
  }

  @Override
  public Gate newGate() {
    return new VirtualGate();
  }

  @Override
  public synchronized Thread newThread(Runnable body) {
    running++;
    Thread thread = new Thread(() -> run(body));
    thread.setDaemon(true);
    return thread;
  }

  private void run(Runnable body) {
    try {
      body.run();
    } finally {
      synchronized (this) {
        running--;
        passIfAllSleep();
      }
    }
  }

  private void passIfAllSleep() {
    if (running > 0 || wakeUps.isEmpty()) {
      return;
    }
    nowNanos = wakeUps.element();
    while (!wakeUps.isEmpty() && wakeUps.element() == nowNanos) {
      wakeUps.remove();
      running++;
    }
    notifyAll();
  }

  /** Who waits at a gate is as good as asleep, until it is opened. */
  private final class VirtualGate implements Gate {
    private boolean open;
    private int waiting;

    @Override
    public void open() {
      synchronized (VirtualTime.this) {
        open = true;
        running += waiting;
        waiting = 0;
        VirtualTime.this.notifyAll();
      }
    }

    @Override
    public void await() {
      synchronized (VirtualTime.this) {
        if (open) {
          return;
        }
        waiting++;
        running--;
        passIfAllSleep();
        while (!open) {
          VirtualTime.this.await();
        }
      }
    }
  }

  private void await() {
    try {
      wait();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
