package io.nasreplay.engine.replay;

import com.google.common.base.Throwables;
import com.google.common.util.concurrent.Uninterruptibles;
import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.content.Content;
import io.nasreplay.engine.time.Clock;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.BooleanSupplier;

/**
 * The warm-up on a thread of its own, beside planning, checking and preparing, so that the first
 * operation does not wait for all of it: not long in a small trace, until the compilers are done in
 * one whose own operations would take as long.
 */
final class WarmingUp implements AutoCloseable {
  private static final long SMALL_TRACE_OPERATIONS = 50_000;
  private static final long SHORT_NANOS = 120_000_000;
  private static final long LONG_NANOS = 2_000_000_000;

  private final StopSignal stop = new StopSignal();
  private final ReplayOptions options;
  private final Timing timing;
  private final Clock clock;
  private final FutureTask<Void> task;
  private final long beginNanos;
  private volatile long endNanos;
  private volatile boolean limited;

  private WarmingUp(ReplayOptions options, Timing timing) {
    this.options = options;
    this.timing = timing;
    this.clock = timing.clock();
    this.beginNanos = clock.nanos();
    this.task = new FutureTask<>(() -> warm(this::isEnough), null);
  }

  private void warm(BooleanSupplier enough) {
    Content content = Content.of(options.seed(), options.dataSource());
    Warmup.run(options, content, timing, stop, enough);
  }

  static WarmingUp begin(ReplayOptions options, Timing timing) {
    WarmingUp warming = new WarmingUp(options, timing);
    Thread thread = new Thread(warming.task, "warm-up");
    thread.setDaemon(true);
    thread.start();
    return warming;
  }

  /**
   * The trace is known. In a small one, whose first operation comes soon, nothing else is to wait
   * for processors.
   *
   * @param operations of the trace that is to be replayed
   */
  void planned(long operations) {
    if (operations < SMALL_TRACE_OPERATIONS) {
      limitTo(beginNanos + SHORT_NANOS);
    }
  }

  /** Returns when it has ended, or has gone on long enough. */
  void await() {
    boolean small = limited;
    if (!small) {
      limitTo(clock.nanos() + LONG_NANOS);
    }
    awaitTask();
    if (!small) {
      CompilerQuiet compilers = new CompilerQuiet(clock);
      warm(() -> compilers.isQuiet() || isEnough());
    }
  }

  private void awaitTask() {
    try {
      Uninterruptibles.getUninterruptibly(task);
    } catch (ExecutionException e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      Throwables.throwIfUnchecked(cause);
      throw new IllegalStateException(cause);
    }
  }

  private void limitTo(long nanos) {
    endNanos = nanos;
    limited = true;
  }

  private boolean isEnough() {
    return limited && clock.nanos() - endNanos > 0;
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
