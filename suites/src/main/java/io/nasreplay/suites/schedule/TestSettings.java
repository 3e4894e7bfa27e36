package io.nasreplay.suites.schedule;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.api.ReplayTiming;
import io.nasreplay.engine.api.TimingMode;
import io.nasreplay.results.model.Measure;
import io.nasreplay.suites.model.Settings;
import io.nasreplay.suites.model.Statistic;
import io.nasreplay.suites.model.SteadyRule;
import io.nasreplay.suites.model.StopRule;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * How a test is run and scored, defaults included.
 *
 * @param runs scored runs, 1 or more; with a rule, the fewest
 * @param warmUp runs before them that are not scored, 0 or more
 * @param repeats how often both are gone through, 1 or more; 1 with a rule
 * @param pauseMicros before each run, 0 or more
 * @param durationMicros after which a run is ended, above 0; empty for never
 * @param cache what is done about the client's cache
 * @param timing whether times are kept
 * @param statistic what is made of the figures
 * @param measures which figures, at least one
 * @param until when to stop early or go on; empty for a fixed number
 * @param steady when to stop early or go on; empty for a fixed number
 */
public record TestSettings(
    int runs,
    int warmUp,
    int repeats,
    long pauseMicros,
    OptionalLong durationMicros,
    CacheMode cache,
    ReplayTiming timing,
    Statistic statistic,
    List<Measure> measures,
    Optional<StopRule> until,
    Optional<SteadyRule> steady) {
  public TestSettings {
    measures = List.copyOf(measures);
    if (repeats > 1 && (until.isPresent() || steady.isPresent())) {
      throw new IllegalArgumentException(
          "repeats is " + repeats + " with a rule until or steady; allowed: 1");
    }
    if (until.isPresent() && until.get().atMost() < runs) {
      throw new IllegalArgumentException(
          "at-most is " + until.get().atMost() + " with runs " + runs + "; allowed: runs or more");
    }
  }

  /**
   * What is said, and the defaults: one run, no warm-up, mean throughput, mode flush, back to back.
   *
   * @throws IllegalArgumentException when settings do not fit together
   */
  static TestSettings of(Settings said) {
    TimingMode mode = Objects.requireNonNullElse(said.timing(), TimingMode.ASAP);
    Long duration = said.durationMicros();
    return new TestSettings(
        Objects.requireNonNullElse(said.runs(), 1),
        Objects.requireNonNullElse(said.warmUp(), 0),
        Objects.requireNonNullElse(said.repeats(), 1),
        Objects.requireNonNullElse(said.pauseMicros(), 0L),
        duration == null ? OptionalLong.empty() : OptionalLong.of(duration),
        Objects.requireNonNullElse(said.cache(), CacheMode.FLUSH),
        new ReplayTiming(mode, Objects.requireNonNullElse(said.speed(), 1.0)),
        Objects.requireNonNullElse(said.statistic(), Statistic.Simple.MEAN),
        Objects.requireNonNullElse(said.measures(), List.of(Measure.THROUGHPUT)),
        Optional.ofNullable(said.until()),
        Optional.ofNullable(said.steady()));
  }

  /** The same with a fixed number of runs. */
  TestSettings withoutRule() {
    return new TestSettings(
        runs,
        warmUp,
        repeats,
        pauseMicros,
        durationMicros,
        cache,
        timing,
        statistic,
        measures,
        Optional.empty(),
        Optional.empty());
  }
}
