package io.nasreplay.engine.replay;

import com.google.common.base.Throwables;
import com.google.common.util.concurrent.Uninterruptibles;
import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.content.Content;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * The warm-up on a thread of its own, beside planning, checking and preparing, so that the first
 * operation does not wait for all of it.
 */
final class WarmingUp implements AutoCloseable {
  private final StopSignal stop = new StopSignal();
  private final FutureTask<Void> task;

  private WarmingUp(ReplayOptions options, Timing timing) {
    task =
        new FutureTask<>(
            () -> {
              Content content = Content.of(options.seed(), options.dataSource());
              Warmup.run(options, content, timing, stop);
              return null;
            });
  }

  static WarmingUp begin(ReplayOptions options, Timing timing) {
    WarmingUp warming = new WarmingUp(options, timing);
    Thread thread = new Thread(warming.task, "warm-up");
    thread.setDaemon(true);
    thread.start();
    return warming;
  }

  /** Returns when it has ended. */
  void await() {
    try {
      Uninterruptibles.getUninterruptibly(task);
    } catch (ExecutionException e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      Throwables.throwIfUnchecked(cause);
      throw new IllegalStateException(cause);
    }
  }

  /** Ends it early if it is still going on; what it failed with no longer matters. */
  @Override
  public void close() {
    stop.stop("not needed");
    try {
      Uninterruptibles.getUninterruptibly(task);
    } catch (ExecutionException e) {
      // The run has ended, or has failed for a reason of its own.
      return;
    }
  }
}
