package io.nasreplay.suites.run;

import io.nasreplay.results.io.ResultFolder;
import io.nasreplay.results.json.ResultJson;
import io.nasreplay.results.model.PhaseFacts;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.stats.Measured;
import io.nasreplay.suites.journal.Started;
import io.nasreplay.suites.model.FinishedRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Runs as their results tell. Stateless. */
final class StoredRun {
  private StoredRun() {}

  static FinishedRun of(
      Started started, Replayer.Replayed replayed, double wallSeconds, Path suiteFolder) {
    RunResult result = replayed.result();
    return new FinishedRun(
        started.test(),
        started.target(),
        started.value(),
        started.warmUp(),
        result.valid(),
        result.cache().aboveWire(),
        Measured.of(result),
        wallSeconds,
        suiteFolder.relativize(replayed.folder()).toString());
  }

  /** The result of a run whose process was killed before the journal said so. */
  static Optional<FinishedRun> find(Started started, Path suiteFolder) throws IOException {
    Path folder = suiteFolder.resolve(started.folder());
    if (!Files.isDirectory(folder)) {
      return Optional.empty();
    }
    for (Path candidate : entries(folder)) {
      Path file = candidate.resolve(ResultFolder.RESULT_FILE);
      if (Files.isRegularFile(file)) {
        RunResult result = ResultJson.read(file);
        if (result.valid() || result.replay().completed()) {
          double seconds = result.phases().stream().mapToDouble(PhaseFacts::elapsedSeconds).sum();
          Replayer.Replayed replayed = new Replayer.Replayed(result, candidate);
          return Optional.of(of(started, replayed, seconds, suiteFolder));
        }
      }
    }
    return Optional.empty();
  }

  private static List<Path> entries(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.sorted().toList();
    }
  }
}
