package io.nasreplay.cli.command;

import io.nasreplay.results.compare.RecordedRun;
import io.nasreplay.results.io.RunReader;
import io.nasreplay.suites.journal.SuiteFolder;
import io.nasreplay.suites.model.FinishedRun;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourcePosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The runs that arguments name: folders of runs, {@code result.json} files, folders that hold
 * either, folders of suites; {@code NAME=PATH} says what the target is called. Stateless; blocks.
 */
final class RecordedRuns {
  /** What a help text calls such an argument. */
  static final String LABEL = "[NAME=]RESULT";

  private static final String ALLOWED =
      "allowed: a run's folder, a result.json, a folder that holds runs, or a suite's folder";

  private RecordedRuns() {}

  /**
   * All scored runs, in the order of the arguments; those in one folder in the order in which they
   * started. A run that several arguments lead to is there once.
   *
   * @throws BadInputException when an argument leads to no run
   * @throws io.nasreplay.results.json.UnreadableResultException when a file is broken or foreign
   * @throws NoSuchFileException when there is no such file or folder
   * @throws IOException when something cannot be read
   */
  static List<RecordedRun> of(List<TargetArgument> arguments) throws IOException {
    List<FoundRun> found = new ArrayList<>();
    Set<Path> seen = new HashSet<>();
    for (TargetArgument argument : arguments) {
      for (FoundRun run : runs(argument)) {
        if (seen.add(run.folder().toRealPath())) {
          found.add(run);
        }
      }
    }
    TargetNames names = TargetNames.of(found);
    return found.stream().map(run -> run.on(names.of(run))).toList();
  }

  /** An equals sign may be part of a path: what exists as a whole is meant as a whole. */
  private static List<FoundRun> runs(TargetArgument argument) throws IOException {
    if (argument.name().isEmpty() || Files.exists(argument.whole())) {
      return runs(argument.whole());
    }
    List<FoundRun> runs = runs(argument.named());
    Set<Optional<String>> targets = runs.stream().map(FoundRun::target).collect(Collectors.toSet());
    String name = argument.name().get();
    return runs.stream()
        .map(run -> run.withTarget(name + (targets.size() > 1 ? among(run) : "")))
        .toList();
  }

  /** With several targets under one name, each keeps its own behind it. */
  private static String among(FoundRun run) {
    return run.target().map(target -> " " + target).orElse("");
  }

  private static List<FoundRun> runs(Path path) throws IOException {
    if (!Files.exists(path)) {
      throw new NoSuchFileException(path.toString());
    }
    List<FoundRun> runs = Files.isDirectory(path) ? ofFolder(path) : List.of(FoundRun.alone(path));
    if (runs.isEmpty()) {
      throw new BadInputException(
          SourcePosition.whole(path.toString()), "no finished run is in it; " + ALLOWED);
    }
    return runs;
  }

  private static List<FoundRun> ofFolder(Path folder) throws IOException {
    Optional<List<FoundRun>> direct = direct(folder);
    if (direct.isPresent()) {
      return direct.get();
    }
    List<FoundRun> runs = new ArrayList<>();
    for (Path entry : entries(folder)) {
      runs.addAll(direct(entry).orElse(List.of()));
    }
    runs.sort(Comparator.comparing(run -> run.result().replay().startedAt()));
    return runs;
  }

  /** The runs of a run's or a suite's folder; empty when it is neither. */
  private static Optional<List<FoundRun>> direct(Path folder) throws IOException {
    if (RunReader.isRun(folder)) {
      return Optional.of(List.of(FoundRun.alone(folder)));
    }
    Optional<SuiteFolder> suite = SuiteFolder.open(folder);
    return suite.isPresent() ? Optional.of(ofSuite(suite.get())) : Optional.empty();
  }

  /** Warm-ups and the trials of a search score nothing. */
  private static List<FoundRun> ofSuite(SuiteFolder suite) throws IOException {
    List<FoundRun> runs = new ArrayList<>();
    for (FinishedRun run : suite.runs()) {
      if (!run.warmUp() && run.value().isEmpty()) {
        runs.add(FoundRun.ofSuite(suite.path(), run));
      }
    }
    return runs;
  }

  private static List<Path> entries(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.filter(Files::isDirectory).sorted().toList();
    }
  }
}
