package io.nasreplay.engine.replay;

import com.google.common.base.Throwables;
import com.google.common.util.concurrent.Uninterruptibles;
import io.nasreplay.engine.api.Phase;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.api.StoppedException;
import io.nasreplay.engine.plan.HeldPlan;
import io.nasreplay.engine.plan.PlanCache;
import io.nasreplay.traces.format.TraceSource;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Compiles a trace, or finds its plan, on a thread of its own. A source that yields no row for long
 * (a workload whose operations all merge into one, a pipe) cannot hear of a stop; it is then left
 * behind, since nothing on the target has been touched yet.
 */
final class Planning {
  private static final Duration TICK = Duration.ofMillis(100);
  private static final int TICKS_TO_STOP = 20;

  private Planning() {}

  static HeldPlan of(TraceSource source, PlanCache cache, RunListener listener, StopSignal stop) {
    listener.phaseStarted(Phase.PLAN, -1, "rows");
    FutureTask<@Nullable HeldPlan> compiling =
        new FutureTask<>(() -> cache.plan(source, listener, stop));
    Thread thread = new Thread(compiling, "plan");
    thread.setDaemon(true);
    thread.start();
    HeldPlan plan = await(compiling, stop);
    if (plan == null) {
      throw new StoppedException(stop.reason().orElse("stopped"), Phase.PLAN);
    }
    listener.phaseEnded(Phase.PLAN);
    return plan;
  }

  private static @Nullable HeldPlan await(
      FutureTask<@Nullable HeldPlan> compiling, StopSignal stop) {
    int ticksSinceStop = 0;
    while (ticksSinceStop < TICKS_TO_STOP) {
      try {
        return Uninterruptibles.getUninterruptibly(compiling, TICK);
      } catch (TimeoutException e) {
        ticksSinceStop += stop.isStopped() ? 1 : 0;
      } catch (ExecutionException e) {
        Throwable cause = e.getCause() == null ? e : e.getCause();
        Throwables.throwIfUnchecked(cause);
        throw new IllegalStateException(cause);
      }
    }
    return null;
  }
}
