package io.nasreplay.engine.replay;

import io.nasreplay.engine.time.Gate;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Makes durable what the replay wrote, while the clock still runs. The workers do it when all of
 * them have replayed, the last one at once: no thread has to start, and nothing waits for the
 * coordinating thread, which may be held up by a slow terminal. Thread-safe.
 */
final class FlushPhase {
  private final Shared shared;
  private final TrafficWatch watch;
  private final AtomicInteger replaying;
  private final AtomicInteger flushing;
  private final Gate gate;
  private volatile @Nullable FileTasks tasks;
  private boolean abandoned;

  FlushPhase(Shared shared, int workers, TrafficWatch watch) {
    this.shared = shared;
    this.watch = watch;
    this.replaying = new AtomicInteger(workers);
    this.flushing = new AtomicInteger(workers);
    this.gate = shared.sleeper().newGate();
  }

  /**
   * A worker has replayed all that it had: waits for the others and takes part in the flush. Called
   * once by each worker.
   */
  void join() {
    if (replaying.decrementAndGet() == 0) {
      begin();
    } else {
      gate.await();
    }
    FileTasks begun = tasks;
    if (begun != null) {
      begun.run();
    }
    if (flushing.decrementAndGet() == 0) {
      watch.ended();
    }
  }

  /** The files of this phase once it has begun; null before, and when it never does. */
  @Nullable FileTasks begun() {
    return tasks;
  }

  /** Nobody flushes, since a worker does not come back: those that wait may leave. */
  synchronized void abandon() {
    if (tasks == null) {
      abandoned = true;
      gate.open();
    }
  }

  /** Closes what was only read; to be run when the clock has stopped. */
  FileTasks afterwards() {
    return new FileTasks(FileTask.onlyRead(shared), shared.clock(), shared.stop());
  }

  private synchronized void begin() {
    if (!abandoned) {
      watch.operationsEnded();
      List<FileTask> written = FileTask.written(shared);
      tasks = new FileTasks(written, shared.clock(), shared.stop());
      gate.open();
    }
  }
}
