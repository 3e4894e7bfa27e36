package io.nasreplay.engine.replay;

import io.nasreplay.engine.target.TargetFile;
import io.nasreplay.traces.model.OpenFlags;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Makes every file durable that was written and not flushed since, and closes what the trace left
 * open: one task per file, taken in turn by several threads. After an early stop it only closes.
 */
final class FlushPhase implements Runnable {
  private static final OpenFlags WRITE = OpenFlags.of(OpenFlags.Access.W);
  private static final int KEPT_FAILURES = 10;

  /** A file to flush and close. */
  private static final class Task {
    final int fileNumber;
    final List<Integer> slots = new ArrayList<>(1);
    boolean flush;

    Task(int fileNumber) {
      this.fileNumber = fileNumber;
    }
  }

  private final Shared shared;
  private final List<Task> tasks;
  private final AtomicInteger next = new AtomicInteger();
  private final AtomicInteger done = new AtomicInteger();
  private final AtomicLong endNanos = new AtomicLong(Long.MIN_VALUE);
  private final AtomicLong failed = new AtomicLong();
  private final Queue<String> failures = new ConcurrentLinkedQueue<>();

  FlushPhase(Shared shared) {
    this.shared = shared;
    this.tasks = tasks(shared);
  }

  int tasks() {
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
      endNanos.accumulateAndGet(shared.clock().nanos(), Math::max);
      done.incrementAndGet();
    }
  }

  private void perform(Task task) {
    try {
      if (task.flush && !shared.stop().isStopped()) {
        flush(task);
      }
    } catch (IOException | RuntimeException e) {
      note(task, "could not be made durable", e);
    }
    for (int slot : task.slots) {
      close(task, slot);
    }
  }

  private void flush(Task task) throws IOException {
    TargetFile open = writable(task);
    if (open != null) {
      open.flush();
      return;
    }
    String path = shared.plan().finalPath(task.fileNumber).orElse(null);
    if (path != null) {
      try (TargetFile file =
          shared.target().open(shared.target().locate(path), WRITE, shared.mode())) {
        file.flush();
      }
    }
  }

  private @Nullable TargetFile writable(Task task) {
    for (int slot : task.slots) {
      if (shared.files().isWritable(slot)) {
        return shared.files().get(slot);
      }
    }
    return null;
  }

  private void close(Task task, int slot) {
    try {
      TargetFile file = shared.files().remove(slot);
      if (file != null) {
        file.close();
      }
    } catch (IOException | RuntimeException e) {
      note(task, "could not be closed", e);
    }
  }

  private void note(Task task, String what, Exception error) {
    failed.incrementAndGet();
    if (failures.size() < KEPT_FAILURES) {
      String path = shared.plan().finalPath(task.fileNumber).orElse("a removed file");
      failures.add(path + " " + what + ": " + error.getMessage());
    }
  }

  private static List<Task> tasks(Shared shared) {
    Map<Integer, Task> tasks = new TreeMap<>();
    for (int slot : shared.files().openSlots()) {
      int number = shared.files().fileNumber(slot);
      tasks.computeIfAbsent(number, Task::new).slots.add(slot);
    }
    for (int number : shared.files().undurableFiles()) {
      if (isThere(shared, number)) {
        tasks.computeIfAbsent(number, Task::new).flush = true;
      }
    }
    return List.copyOf(tasks.values());
  }

  private static boolean isThere(Shared shared, int number) {
    return shared.plan().finalPath(number).isPresent();
  }
}
