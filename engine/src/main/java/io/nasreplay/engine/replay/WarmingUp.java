package io.nasreplay.engine.replay;

import com.google.common.base.Throwables;
import com.google.common.util.concurrent.Uninterruptibles;
import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.content.Content;
import io.nasreplay.engine.time.Clock;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * The warm-up on a thread of its own, beside planning, checking and preparing, so that the first
 * operation does not wait for all of it: not long in a small trace, long enough to finish in one
 * whose own operations would take as long.
 */
final class WarmingUp implements AutoCloseable {
  private static final long SMALL_TRACE_OPERATIONS = 50_000;
  private static final long SHORT_NANOS = 100_000_000;
  private static final long LONG_NANOS = 2_000_000_000;

  private final StopSignal stop = new StopSignal();
  private final Clock clock;
  private final FutureTask<Void> task;
  private volatile long endNanos;
  private volatile boolean awaited;

  private WarmingUp(ReplayOptions options, Timing timing) {
    this.clock = timing.clock();
    this.task =
        new FutureTask<>(
            () -> {
              Content content = Content.of(options.seed(), options.dataSource());
              Warmup.run(options, content, timing, stop, this::isEnough);
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

  /**
   * Returns when it has ended, or has gone on long enough.
   *
   * @param operations of the trace that is to be replayed
   */
  void await(long operations) {
    long patienceNanos = operations < SMALL_TRACE_OPERATIONS ? SHORT_NANOS : LONG_NANOS;
    endNanos = clock.nanos() + patienceNanos;
    awaited = true;
    try {
      Uninterruptibles.getUninterruptibly(task);
    } catch (ExecutionException e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      Throwables.throwIfUnchecked(cause);
      throw new IllegalStateException(cause);
    }
  }

  private boolean isEnough() {
    return awaited && clock.nanos() - endNanos > 0;
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
