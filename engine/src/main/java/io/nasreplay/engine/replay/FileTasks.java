package io.nasreplay.engine.replay;

import io.nasreplay.engine.time.Clock;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Files that are made durable and closed, taken in turn by several threads. After an early stop
 * they are only closed. The threads themselves take the time of the end.
 */
final class FileTasks implements Runnable {
  private static final int KEPT_FAILURES = 10;

  private final List<FileTask> tasks;
  private final Clock clock;
  private final RunStop stop;
  private final AtomicInteger next = new AtomicInteger();
  private final AtomicInteger done = new AtomicInteger();
  private final AtomicLong endNanos = new AtomicLong(Long.MIN_VALUE);
  private final AtomicLong failed = new AtomicLong();
  private final Queue<String> failures = new ConcurrentLinkedQueue<>();

  FileTasks(List<FileTask> tasks, Clock clock, RunStop stop) {
    this.tasks = tasks;
    this.clock = clock;
    this.stop = stop;
  }

  int count() {
    return tasks.size();
  }

  int done() {
    return done.get();
  }

  /** When the last task ended; the given time when there was none. */
  long endNanos(long whenNone) {
    return Math.max(whenNone, endNanos.get());
  }

  /** What could not be made durable or closed, in words. */
  List<String> failures() {
    List<String> words = new ArrayList<>(failures);
    if (failed.get() > words.size()) {
      words.add((failed.get() - words.size()) + " more files could not be made durable");
    }
    return words;
  }

  /** Takes tasks until none is left. Run by several threads at once. */
  @Override
  public void run() {
    for (int i = next.getAndIncrement(); i < tasks.size(); i = next.getAndIncrement()) {
      perform(tasks.get(i));
      endNanos.accumulateAndGet(clock.nanos(), Math::max);
      done.incrementAndGet();
    }
  }

  private void perform(FileTask task) {
    try {
      if (!stop.isStopped()) {
        task.flush();
      }
    } catch (IOException | RuntimeException e) {
      note(task, "could not be made durable", e);
    }
    try {
      task.close();
    } catch (IOException | RuntimeException e) {
      note(task, "could not be closed", e);
    }
  }

  private void note(FileTask task, String what, Exception error) {
    failed.incrementAndGet();
    if (failures.size() < KEPT_FAILURES) {
      failures.add(task.name() + " " + what + ": " + error.getMessage());
    }
  }
}
