package io.nasreplay.engine.prepare;

import com.google.common.base.Throwables;
import com.google.common.util.concurrent.Uninterruptibles;
import io.nasreplay.engine.target.TargetFile;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Flushes and closes written files while further ones are being written, several at once: a file
 * system that keeps a journal makes those durable together. For one thread.
 */
final class FlushBehind implements Closeable {
  private static final int THREADS = 8;
  private static final int MOST_PENDING = 32;

  private record Pending(String path, Future<?> end) {}

  private final ExecutorService threads =
      Executors.newFixedThreadPool(
          THREADS,
          task -> {
            Thread thread = new Thread(task, "flush");
            thread.setDaemon(true);
            return thread;
          });
  private final Deque<Pending> pending = new ArrayDeque<>();
  private final Consumer<String> waiting;

  /**
   * @param waiting hears the path of each file that is waited for
   */
  FlushBehind(Consumer<String> waiting) {
    this.waiting = waiting;
  }

  /** Takes over an open file; blocks while too many are pending. */
  void add(String path, TargetFile file) throws IOException {
    Future<?> end =
        threads.submit(
            () -> {
              try (file) {
                file.flush();
              }
              return null;
            });
    pending.add(new Pending(path, end));
    if (pending.size() > MOST_PENDING) {
      awaitFirst();
    }
  }

  /** Returns when all files are durable and closed. */
  void await() throws IOException {
    while (!pending.isEmpty()) {
      awaitFirst();
    }
  }

  /** Waits for what is pending, whatever comes of it. */
  @Override
  public void close() {
    threads.shutdown();
    Uninterruptibles.awaitTerminationUninterruptibly(threads);
  }

  private void awaitFirst() throws IOException {
    Pending first = pending.remove();
    waiting.accept(first.path());
    try {
      Uninterruptibles.getUninterruptibly(first.end());
    } catch (ExecutionException e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      Throwables.throwIfInstanceOf(cause, IOException.class);
      Throwables.throwIfUnchecked(cause);
      throw new IllegalStateException(cause);
    }
  }
}
