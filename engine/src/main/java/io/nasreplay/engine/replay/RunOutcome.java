package io.nasreplay.engine.replay;

import io.nasreplay.engine.measure.OperationLogs;
import io.nasreplay.results.model.LatencyHistograms;
import io.nasreplay.results.model.RunResult;
import java.io.IOException;
import java.util.Optional;

/**
 * What a run leaves behind. Must be closed, which removes the operation log's temporary file.
 *
 * @param result everything measured, valid or not
 * @param histograms the latency distributions behind it
 * @param operationLog every operation, to be drained once, when the options asked for it
 * @param stuck whether a thread is still in a call that does not return: the process can then only
 *     be halted, after the results are written
 */
public record RunOutcome(
    RunResult result,
    LatencyHistograms histograms,
    Optional<OperationLogs> operationLog,
    boolean stuck)
    implements AutoCloseable {
  @Override
  public void close() throws IOException {
    if (operationLog.isPresent()) {
      operationLog.get().close();
    }
  }
}
