package io.nasreplay.suites.run;

import io.nasreplay.engine.time.Clock;
import io.nasreplay.results.io.ResultFolder;
import io.nasreplay.suites.journal.Begun;
import io.nasreplay.suites.journal.Journal;
import io.nasreplay.suites.journal.SuiteFolder;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourcePosition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * A suite's folder and journal, found or made.
 *
 * @param folder where everything of this pass through the suite is
 * @param journal held by this process
 * @param resumed whether an earlier process began it
 */
record SuiteStart(Path folder, Journal journal, boolean resumed) {
  private static final int SHOWN_DIFFERENCES = 5;

  /**
   * The folder to go on with; empty when a new one is to be made.
   *
   * @throws BadInputException when the suite has changed since, or there is nothing to go on with
   * @throws IOException when a folder cannot be read
   */
  static Optional<SuiteFolder> unfinished(SuiteTask task, Path results, Beginning beginning)
      throws IOException {
    if (beginning == Beginning.NEW) {
      return Optional.empty();
    }
    Optional<SuiteFolder> latest =
        SuiteFolder.latest(results, task.suite().name()).filter(folder -> !folder.complete());
    if (latest.isEmpty() && beginning == Beginning.RESUME) {
      throw bad(task, "nothing to go on with below " + results + "; start it without --resume");
    }
    if (latest.isPresent()) {
      requireUnchanged(task, latest.get());
    }
    return latest;
  }

  /** Goes on with a folder, or makes one. */
  static SuiteStart of(SuiteTask task, Path results, Optional<SuiteFolder> unfinished, Clock clock)
      throws IOException {
    if (unfinished.isPresent()) {
      Path folder = unfinished.get().path();
      return new SuiteStart(folder, Journal.resume(folder, clock), true);
    }
    Map<String, List<String>> spared = FileSetKeeper.foldersOn(task.targets());
    Path folder = ResultFolder.create(results, task.suite().name(), clock.wallClock()).path();
    Begun begun = new Begun(task.suite().name(), task.facts(), spared);
    return new SuiteStart(folder, Journal.begin(folder, begun, clock), false);
  }

  private static void requireUnchanged(SuiteTask task, SuiteFolder folder) throws IOException {
    List<String> differences = differences(folder.begun().facts(), task.facts());
    if (!differences.isEmpty()) {
      throw bad(
          task,
          "has changed since it began in "
              + folder.path()
              + ": "
              + String.join("; ", differences)
              + ". Allowed: the suite as it was, or --new");
    }
  }

  /** For example {@code tests[2].runs was 3 and is 5}. */
  static List<String> differences(Map<String, String> before, Map<String, String> now) {
    TreeSet<String> names = new TreeSet<>(before.keySet());
    names.addAll(now.keySet());
    List<String> differences = new ArrayList<>();
    for (String name : names) {
      String was = before.get(name);
      String is = now.get(name);
      if (was == null) {
        differences.add(name + " was not there and is " + is);
      } else if (is == null) {
        differences.add(name + " was " + was + " and is gone");
      } else if (!was.equals(is)) {
        differences.add(name + " was " + was + " and is " + is);
      }
    }
    int more = differences.size() - SHOWN_DIFFERENCES;
    if (more <= 0) {
      return differences;
    }
    List<String> shown = new ArrayList<>(differences.subList(0, SHOWN_DIFFERENCES));
    shown.add("and " + more + " more");
    return shown;
  }

  private static BadInputException bad(SuiteTask task, String problem) {
    return new BadInputException(SourcePosition.whole("suite " + task.suite().name()), problem);
  }
}
