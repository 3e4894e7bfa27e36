package io.nasreplay.engine.time;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;

/**
 * Threads park, and who opens the gate wakes them all. With a latch each of them wakes the next,
 * and those that are awake already take the processors from them: of 512 threads on 2 processors,
 * fewer than a quarter had begun after a second.
 */
final class ParkingGate implements Gate {
  private final Queue<Thread> waiting = new ConcurrentLinkedQueue<>();
  private volatile boolean open;

  @Override
  public void open() {
    open = true;
    waiting.forEach(LockSupport::unpark);
  }

  @Override
  public void await() {
    waiting.add(Thread.currentThread());
    boolean interrupted = false;
    while (!open) {
      LockSupport.park(this);
      interrupted |= Thread.interrupted();
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
