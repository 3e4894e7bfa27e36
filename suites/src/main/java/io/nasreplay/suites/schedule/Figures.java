package io.nasreplay.suites.schedule;

import io.nasreplay.results.model.Measure;
import io.nasreplay.results.stats.Sample;
import io.nasreplay.suites.model.FinishedRun;
import java.util.List;
import java.util.Objects;

/** The figures of runs. */
final class Figures {
  private Figures() {}

  /** Those of the runs that have one. */
  static double[] of(List<FinishedRun> runs, Measure measure) {
    return runs.stream()
        .map(run -> run.figures().get(measure))
        .filter(Objects::nonNull)
        .mapToDouble(Double::doubleValue)
        .toArray();
  }

  static Sample sample(List<FinishedRun> runs, Measure measure) {
    return new Sample(of(runs, measure));
  }
}
