package io.nasreplay.results.io;

import io.nasreplay.results.csv.OperationLogReader;
import io.nasreplay.results.json.ResultJson;
import io.nasreplay.results.json.UnreadableResultException;
import io.nasreplay.results.model.OperationLog;
import io.nasreplay.results.model.RunResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import org.HdrHistogram.Histogram;

/**
 * Reads what {@link ResultFolder} wrote. A path is a run's folder or its {@code result.json}.
 * Stateless; blocks.
 */
public final class RunReader {
  private RunReader() {}

  /** Whether the folder holds a run. */
  public static boolean isRun(Path folder) {
    return Files.isRegularFile(folder.resolve(ResultFolder.RESULT_FILE));
  }

  /**
   * The run, equal to what was written.
   *
   * @throws UnreadableResultException when the file holds no run, or another schema
   * @throws NoSuchFileException when there is none
   * @throws IOException when it cannot be read
   */
  public static RunResult read(Path run) throws IOException {
    return ResultJson.read(Files.isDirectory(run) ? run.resolve(ResultFolder.RESULT_FILE) : run);
  }

  /**
   * The latency distributions by kind of operation, in nanoseconds, in the order of the file; empty
   * when the run has no such file.
   *
   * @throws UnreadableResultException when the file is none
   * @throws IOException when it cannot be read
   */
  public static Map<String, Histogram> latencies(Path run) throws IOException {
    Path file = beside(run, ResultFolder.LATENCY_FILE);
    return Files.exists(file) ? LatencyLog.read(file) : Map.of();
  }

  /** Whether the run has a log of its operations. */
  public static boolean hasOperations(Path run) {
    return Files.exists(beside(run, ResultFolder.OPERATIONS_FILE));
  }

  /**
   * Hands every operation of the run's log to {@code sink}, in constant memory.
   *
   * @throws UnreadableResultException when the file is none, or is cut short
   * @throws NoSuchFileException when the run has no such file
   * @throws IOException when it cannot be read, or from the sink
   */
  public static void operations(Path run, OperationLog sink) throws IOException {
    Path file = beside(run, ResultFolder.OPERATIONS_FILE);
    try {
      OperationLogReader.read(Files.newInputStream(file), sink);
    } catch (IllegalArgumentException e) {
      throw new UnreadableResultException(file, "no log of operations: " + e.getMessage(), e);
    }
  }

  private static Path beside(Path run, String name) {
    return Files.isDirectory(run) ? run.resolve(name) : run.resolveSibling(name);
  }
}
