package io.nasreplay.cli.command;

import io.nasreplay.results.compare.RecordedRun;
import io.nasreplay.results.io.ResultFolder;
import io.nasreplay.results.io.RunReader;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.suites.model.FinishedRun;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * A run that an argument led to.
 *
 * @param folder its folder, or a file that holds its result under another name
 * @param result what was measured
 * @param test what was run
 * @param target on what, as far as a suite or the argument says it
 * @param suite the folder of the suite that it belongs to; empty when it was found by itself, or
 *     when its target's name is the user's
 */
record FoundRun(
    Path folder, RunResult result, String test, Optional<String> target, Optional<Path> suite) {
  /** The labels that a suite adds to its runs. */
  private static final String SUITE = "suite";

  private static final String TEST = "test";
  private static final String TARGET = "target";

  /** A run by itself; one of a suite says in its labels what it was. */
  static FoundRun alone(Path path) throws IOException {
    RunResult result = RunReader.read(path);
    Path folder = path.endsWith(ResultFolder.RESULT_FILE) ? parentOf(path) : path;
    Map<String, String> labels = result.labels();
    boolean ofSuite = labels.containsKey(SUITE) && labels.containsKey(TEST);
    return new FoundRun(
        folder,
        result,
        ofSuite ? labels.getOrDefault(TEST, "") : result.trace().name(),
        ofSuite ? Optional.ofNullable(labels.get(TARGET)) : Optional.empty(),
        Optional.empty());
  }

  static FoundRun ofSuite(Path suiteFolder, FinishedRun run) throws IOException {
    Path folder = suiteFolder.resolve(run.folder());
    return new FoundRun(
        folder,
        RunReader.read(folder),
        run.test(),
        Optional.of(run.target()),
        Optional.of(suiteFolder));
  }

  private static Path parentOf(Path file) {
    Path parent = file.getParent();
    return parent == null ? Path.of("") : parent;
  }

  /** Under a name that the user gave, which needs nothing to tell it apart. */
  FoundRun withTarget(String name) {
    return new FoundRun(folder, result, test, Optional.of(name), Optional.empty());
  }

  RecordedRun on(String name) {
    return new RecordedRun(test.isBlank() ? "trace" : test, name, folder.toString(), result);
  }
}
