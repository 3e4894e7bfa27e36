package io.nasreplay.results.io;

import io.nasreplay.results.json.ResultJson;
import io.nasreplay.results.model.LatencyHistograms;
import io.nasreplay.results.model.RunResult;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/**
 * The folder of one run. Its name is the trace's name, the time, and a number that makes it unique;
 * {@value #INVALID_SUFFIX} is added when the run is not valid. Nothing that exists is ever
 * overwritten. Every file appears whole or not at all, and is durable when the method returns.
 * Every {@link IOException} names the path. Not thread-safe; separate runs may create folders at
 * the same time.
 */
public final class ResultFolder {
  /** The run, in JSON. */
  public static final String RESULT_FILE = "result.json";

  /** The latency distributions, in HdrHistogram's log format. */
  public static final String LATENCY_FILE = "latency.hlog";

  /** Every operation. */
  public static final String OPERATIONS_FILE = "ops.csv.zst";

  /** What the name of an invalid run's folder ends in. */
  public static final String INVALID_SUFFIX = "-INVALID";

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);
  private static final int LONGEST_NAME = 100;

  private final Path path;

  private ResultFolder(Path path) {
    this.path = path;
  }

  /**
   * Makes a fresh, empty folder.
   *
   * @param resultsDirectory where; made with its parents when it is not there
   * @param traceName what was replayed; characters other than ASCII letters, digits, {@code . _ -}
   *     become {@code _}
   * @param startedAt when the run started
   * @throws IOException when it cannot be made
   */
  public static ResultFolder create(Path resultsDirectory, String traceName, Instant startedAt)
      throws IOException {
    String stem = plainName(traceName) + "-" + TIME.format(startedAt) + "-";
    return new ResultFolder(
        Directories.within(resultsDirectory, () -> firstFree(resultsDirectory, stem)));
  }

  private static Path firstFree(Path directory, String stem) throws IOException {
    for (int number = 1; ; number++) {
      Path candidate = directory.resolve(stem + number);
      if (Files.notExists(invalid(candidate)) && Directories.createdNow(candidate)) {
        return candidate;
      }
    }
  }

  /**
   * Tries out whether folders can be made, and leaves everything as it was.
   *
   * @param resultsDirectory where; may be missing
   * @throws IOException when they cannot, or when the trial cannot be removed
   */
  public static void tryOut(Path resultsDirectory) throws IOException {
    try (DirectoryTrial trial = new DirectoryTrial()) {
      trial.run(resultsDirectory);
    }
  }

  /** Where it is. */
  public Path path() {
    return path;
  }

  /**
   * Opens the log of all operations; to be closed before {@link #write}.
   *
   * @throws IOException when it cannot be created
   */
  public OperationLogFile openOperationLog() throws IOException {
    return OperationLogFile.create(path.resolve(OPERATIONS_FILE));
  }

  /**
   * Writes the run's files, and marks the folder's name when the run is not valid.
   *
   * @return where the folder is now
   * @throws IOException when something cannot be written; what was written before it stays
   */
  public Path write(RunResult result, LatencyHistograms latency) throws IOException {
    DurableFile.write(path.resolve(LATENCY_FILE), LatencyLog.of(latency));
    DurableFile.write(
        path.resolve(RESULT_FILE), ResultJson.write(result).getBytes(StandardCharsets.UTF_8));
    Path named =
        result.valid() ? path : Files.move(path, invalid(path), StandardCopyOption.ATOMIC_MOVE);
    Directories.force(Directories.parentOf(named));
    return named;
  }

  private static Path invalid(Path folder) {
    return folder.resolveSibling(folder.getFileName() + INVALID_SUFFIX);
  }

  private static String plainName(String traceName) {
    String plain = traceName.replaceAll("[^A-Za-z0-9._-]", "_").replaceFirst("^[.-]", "_");
    String cut = plain.substring(0, Math.min(plain.length(), LONGEST_NAME));
    return cut.isEmpty() ? "trace" : cut;
  }
}
