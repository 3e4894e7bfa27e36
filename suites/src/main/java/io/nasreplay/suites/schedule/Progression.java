package io.nasreplay.suites.schedule;

import io.nasreplay.suites.model.FinishedRun;
import java.util.List;
import java.util.Optional;

/** What the runs of one case on one target so far ask for. Stateless. */
interface Progression {
  /**
   * The next run.
   *
   * @param value the value to try, in a search; otherwise empty
   * @param repeat the repeat that it belongs to, from 0
   */
  record Next(String value, boolean warmUp, int repeat) {}

  /** The next run, or empty when there is none. */
  Optional<Next> next(List<FinishedRun> done);

  /** How many runs are left, at least. */
  int left(List<FinishedRun> done);

  /** The runs that are scored. */
  default List<FinishedRun> scored(List<FinishedRun> done) {
    return done.stream().filter(FinishedRun::counts).toList();
  }

  /** What the reader of the score has to know; empty when nothing. */
  default String remark(List<FinishedRun> done) {
    return "";
  }

  static Progression of(TestCase test) {
    TestSettings settings = test.settings();
    if (test.search().isPresent()) {
      return new SearchRuns(test.search().get(), settings);
    }
    if (settings.until().isPresent()) {
      return new PreciseRuns(settings.until().get(), settings);
    }
    return settings.steady().isPresent()
        ? new SteadyRuns(settings.steady().get(), settings)
        : new FixedRuns(settings);
  }
}
