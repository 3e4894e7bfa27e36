package io.nasreplay.cli.command;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.measure.OperationLogs;
import io.nasreplay.engine.replay.RunOutcome;
import io.nasreplay.results.io.OperationLogFile;
import io.nasreplay.results.io.ResultFolder;
import io.nasreplay.results.model.RunResult;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Where results are stored, a folder each.
 *
 * @param folder holds those folders; made when the first result is there
 */
record ResultStore(Path folder) {
  /**
   * Tries it out, so that no run is made in vain; leaves everything as it was.
   *
   * @throws EnvironmentException when results cannot be stored there
   */
  void tryOut() {
    try {
      ResultFolder.tryOut(folder);
    } catch (IOException e) {
      throw new EnvironmentException(
          folder
              + ": no results can be stored there ("
              + Failure.of(e).message()
              + "); make it writable, or name another folder with --results",
          e);
    }
  }

  /**
   * Writes a run's files.
   *
   * @return the run's folder
   * @throws IOException when something cannot be written; it names the path
   */
  Path write(RunOutcome outcome) throws IOException {
    RunResult result = outcome.result();
    ResultFolder run =
        ResultFolder.create(folder, result.trace().name(), result.replay().startedAt());
    if (outcome.operationLog().isPresent()) {
      writeOperations(outcome.operationLog().get(), run);
    }
    return run.write(result, outcome.histograms());
  }

  private static void writeOperations(OperationLogs operations, ResultFolder run)
      throws IOException {
    try (OperationLogFile file = run.openOperationLog()) {
      operations.drainTo(file);
    }
  }
}
