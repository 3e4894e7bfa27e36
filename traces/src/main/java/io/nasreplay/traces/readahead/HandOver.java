package io.nasreplay.traces.readahead;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Hands batches from the thread that fills them to the one that takes them, and back to be filled
 * again. One thread may take and close.
 *
 * @param <B> a batch
 */
final class HandOver<B> implements Closeable {
  /** Enough for one to be filled, one to be used, and both sides to falter a little. */
  private static final int BATCHES = 4;

  /** How long closing waits for the source to be closed; a source that hangs is left behind. */
  private static final long CLOSE_MILLIS = 1_000;

  /** What is read ahead. Used by the hand-over's own thread only. */
  interface Source<B> extends Closeable {
    /** A new, empty batch. */
    B batch();

    /**
     * Fills a batch that may hold what was in it before. The batch is handed over in any case,
     * before an exception too, and may be empty.
     *
     * @return false when the source has ended
     */
    boolean fill(B batch) throws IOException;
  }

  private final Source<B> source;
  private final Thread thread;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Deque<B> full = new ArrayDeque<>(BATCHES);
  private final Deque<B> empty = new ArrayDeque<>(BATCHES);
  private @Nullable B inUse;
  private @Nullable Throwable failure;
  private boolean ended;
  private boolean closed;

  HandOver(String threadName, Source<B> source) {
    this.source = source;
    for (int i = 0; i < BATCHES; i++) {
      empty.add(source.batch());
    }
    thread = new Thread(this::fillAll, threadName);
    thread.setDaemon(true);
    thread.start();
  }

  /** Gives back the batch taken before and takes the next; null at the end. */
  @Nullable B take() throws IOException {
    lock.lock();
    try {
      if (inUse != null) {
        empty.add(inUse);
        changed.signal();
      }
      while (full.isEmpty() && !ended) {
        changed.awaitUninterruptibly();
      }
      inUse = full.poll();
      if (inUse == null) {
        throwFailure();
      }
      return inUse;
    } finally {
      lock.unlock();
    }
  }

  /** Ends the thread, waiting a little for it; afterwards nothing can be taken. */
  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      changed.signal();
    } finally {
      lock.unlock();
    }
    thread.interrupt();
    try {
      thread.join(CLOSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void fillAll() {
    Throwable failed = null;
    try (source) {
      B batch = nextEmpty();
      while (batch != null && fill(batch)) {
        batch = nextEmpty();
      }
    } catch (Throwable e) {
      // Whatever it is, it belongs to the one who takes.
      failed = e;
    }
    end(failed);
  }

  private boolean fill(B batch) throws IOException {
    try {
      return source.fill(batch);
    } finally {
      handOver(batch);
    }
  }

  private @Nullable B nextEmpty() {
    lock.lock();
    try {
      while (empty.isEmpty() && !closed) {
        changed.awaitUninterruptibly();
      }
      return closed ? null : empty.poll();
    } finally {
      lock.unlock();
    }
  }

  private void handOver(B batch) {
    lock.lock();
    try {
      full.add(batch);
      changed.signal();
    } finally {
      lock.unlock();
    }
  }

  private void end(@Nullable Throwable failed) {
    lock.lock();
    try {
      failure = failed;
      ended = true;
      changed.signal();
    } finally {
      lock.unlock();
    }
  }

  private void throwFailure() throws IOException {
    Throwable failed = failure;
    if (failed instanceof IOException e) {
      throw e;
    }
    if (failed instanceof RuntimeException e) {
      throw e;
    }
    if (failed instanceof Error e) {
      throw e;
    }
  }
}
