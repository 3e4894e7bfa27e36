package io.nasreplay.suites.schedule;

import io.nasreplay.suites.model.FinishedRun;
import java.util.List;
import java.util.Optional;

/** So many warm-up runs and scored runs, so often. */
record FixedRuns(TestSettings settings) implements Progression {
  @Override
  public Optional<Next> next(List<FinishedRun> done) {
    if (left(done) == 0) {
      return Optional.empty();
    }
    int inRepeat = done.size() % perRepeat();
    return Optional.of(new Next("", inRepeat < settings.warmUp(), done.size() / perRepeat()));
  }

  @Override
  public int left(List<FinishedRun> done) {
    return Math.max(0, perRepeat() * settings.repeats() - done.size());
  }

  private int perRepeat() {
    return settings.warmUp() + settings.runs();
  }
}
