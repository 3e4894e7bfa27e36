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
import org.jspecify.annotations.Nullable;

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
  private @Nullable Pending part;
  private final Consumer<String> waiting;

  /**
   * @param waiting hears the path of each file that is waited for
   */
  FlushBehind(Consumer<String> waiting) {
    this.waiting = waiting;
  }

  /**
   * Flushes what a file holds so far while more is written to it, so that a large file is not left
   * to its end; does nothing while that is still going on.
   */
  void begin(String path, TargetFile file) throws IOException {
    if (part == null || part.end().isDone()) {
      awaitPart();
      part = new Pending(path, threads.submit(() -> flush(file)));
    }
  }

  /** Takes over an open file; blocks while too many are pending. */
  void add(String path, TargetFile file) throws IOException {
    awaitPart();
    pending.add(new Pending(path, threads.submit(() -> flushAndClose(file))));
    if (pending.size() > MOST_PENDING) {
      await(pending.remove());
    }
  }

  /** Returns when all files are durable and closed. */
  void await() throws IOException {
    while (!pending.isEmpty()) {
      await(pending.remove());
    }
  }

  /** Waits for what is pending, whatever comes of it. */
  @Override
  public void close() {
    threads.shutdown();
    Uninterruptibles.awaitTerminationUninterruptibly(threads);
  }

  private void awaitPart() throws IOException {
    Pending begun = part;
    part = null;
    if (begun != null) {
      await(begun);
    }
  }

  private void await(Pending file) throws IOException {
    waiting.accept(file.path());
    try {
      Uninterruptibles.getUninterruptibly(file.end());
    } catch (ExecutionException e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      Throwables.throwIfInstanceOf(cause, IOException.class);
      Throwables.throwIfUnchecked(cause);
      throw new IllegalStateException(cause);
    }
  }

  private static @Nullable Void flush(TargetFile file) throws IOException {
    file.flush();
    return null;
  }

  private static @Nullable Void flushAndClose(TargetFile file) throws IOException {
    try (file) {
      file.flush();
    }
    return null;
  }
}
