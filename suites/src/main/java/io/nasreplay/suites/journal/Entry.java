package io.nasreplay.suites.journal;

import io.nasreplay.results.model.Measure;
import io.nasreplay.suites.model.FinishedRun;
import java.time.Instant;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A line of the journal.
 *
 * @param entry what happened
 * @param at when, wall clock, for reference only
 * @param begun with {@link Kind#BEGUN}, otherwise null
 * @param started with {@link Kind#STARTED}, otherwise null
 * @param run with {@link Kind#FINISHED}, otherwise null
 */
record Entry(
    Kind entry, Instant at, @Nullable Begun begun, @Nullable Started started, @Nullable Run run) {
  /** What happened. */
  enum Kind {
    BEGUN,
    STARTED,
    FINISHED,
    /** The run started last was stopped and does not count. */
    STOPPED,
    COMPLETE
  }

  /** A finished run, with measures by their words. */
  record Run(
      String test,
      String target,
      String value,
      boolean warmUp,
      boolean valid,
      boolean aboveWire,
      Map<String, Double> figures,
      double wallSeconds,
      String folder) {
    static Run of(FinishedRun run) {
      Map<String, Double> figures = new LinkedHashMap<>();
      run.figures().forEach((measure, figure) -> figures.put(measure.token(), figure));
      return new Run(
          run.test(),
          run.target(),
          run.value(),
          run.warmUp(),
          run.valid(),
          run.aboveWire(),
          figures,
          run.wallSeconds(),
          run.folder());
    }

    FinishedRun finished() {
      Map<Measure, Double> known = new EnumMap<>(Measure.class);
      figures.forEach(
          (word, figure) -> Measure.ofToken(word).ifPresent(measure -> known.put(measure, figure)));
      return new FinishedRun(
          test, target, value, warmUp, valid, aboveWire, known, wallSeconds, folder);
    }
  }
}
