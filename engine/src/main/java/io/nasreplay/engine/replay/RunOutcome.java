package io.nasreplay.engine.replay;

import io.nasreplay.engine.measure.OperationLogs;
import io.nasreplay.engine.plan.HeldPlan;
import io.nasreplay.results.model.LatencyHistograms;
import io.nasreplay.results.model.RunResult;
import java.io.IOException;
import java.util.Optional;

/**
 * What a run leaves behind. Must be closed, which removes the operation log's temporary file and
 * may keep the plan for later runs: after the result is safe, and for as long as writing the plan
 * takes.
 *
 * @param result everything measured, valid or not
 * @param histograms the latency distributions behind it
 * @param operationLog every operation, to be drained once, when the options asked for it
 * @param stuck whether a thread is still in a call that does not return: the process can then only
 *     be halted, after the results are written
 * @param plan what was replayed; empty for results made elsewhere
 */
public record RunOutcome(
    RunResult result,
    LatencyHistograms histograms,
    Optional<OperationLogs> operationLog,
    boolean stuck,
    Optional<HeldPlan> plan)
    implements AutoCloseable {
  /** The same, which closes a plan when it is closed. */
  RunOutcome holding(HeldPlan held) {
    return new RunOutcome(result, histograms, operationLog, stuck, Optional.of(held));
  }

  @Override
  public void close() throws IOException {
    try {
      if (operationLog.isPresent()) {
        operationLog.get().close();
      }
    } finally {
      plan.ifPresent(HeldPlan::close);
    }
  }
}
