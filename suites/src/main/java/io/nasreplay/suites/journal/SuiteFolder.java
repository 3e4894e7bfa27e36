package io.nasreplay.suites.journal;

import io.nasreplay.results.json.UnreadableResultException;
import io.nasreplay.suites.model.FinishedRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The folder of one pass through a suite, as its journal tells.
 *
 * @param path where it is
 * @param begun what the suite was
 * @param begunAt when, wall clock
 * @param runs that count, in order
 * @param complete whether nothing is left to do
 */
public record SuiteFolder(
    Path path, Begun begun, Instant begunAt, List<FinishedRun> runs, boolean complete) {
  public SuiteFolder {
    runs = List.copyOf(runs);
  }

  /**
   * The latest folder of a suite.
   *
   * @param results where the folders are; may be missing
   * @param suite the suite's name
   * @throws IOException when a folder cannot be read
   */
  public static Optional<SuiteFolder> latest(Path results, String suite) throws IOException {
    if (!Files.isDirectory(results)) {
      return Optional.empty();
    }
    List<SuiteFolder> folders = new ArrayList<>();
    try (Stream<Path> entries = Files.list(results)) {
      for (Path entry : entries.toList()) {
        openable(entry)
            .filter(found -> found.begun().suite().equals(suite))
            .ifPresent(folders::add);
      }
    }
    return folders.stream()
        .max(
            Comparator.comparing(SuiteFolder::begunAt)
                .thenComparing(folder -> folder.path().toString()));
  }

  /**
   * What the folder of a suite says; empty when it is none, or when nothing was done in it. The
   * journal may be in use by another process.
   *
   * @throws UnreadableResultException when its journal is broken
   * @throws IOException when it cannot be read
   */
  public static Optional<SuiteFolder> open(Path folder) throws IOException {
    Path file = folder.resolve(Journal.FILE);
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try {
      JournalContent content = JournalContent.of(Files.readAllBytes(file));
      return content
          .begun()
          .map(
              begun ->
                  new SuiteFolder(
                      folder, begun, content.begunAt(), content.runs(), content.isComplete()));
    } catch (IllegalArgumentException e) {
      throw new UnreadableResultException(file, "no journal of a suite: " + e.getMessage(), e);
    }
  }

  private static Optional<SuiteFolder> openable(Path folder) throws IOException {
    try {
      return open(folder);
    } catch (UnreadableResultException e) {
      return Optional.empty();
    }
  }
}
