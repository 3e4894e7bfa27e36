package io.nasreplay.suites.schedule;

import io.nasreplay.generators.workload.Mark;
import io.nasreplay.results.model.Measure;
import io.nasreplay.suites.model.FinishedRun;
import io.nasreplay.suites.model.Search;
import io.nasreplay.suites.model.Settings;
import java.util.Map;
import java.util.Optional;

/** Cases and runs for tests. */
public final class Runs {
  private Runs() {}

  /** A case with these settings. */
  public static TestCase testCase(String name, TestSettings settings) {
    return new TestCase(
        name,
        name,
        "ixbt-read",
        Map.of(),
        Map.of(),
        settings,
        Optional.empty(),
        Optional.empty(),
        Mark.whole("test"));
  }

  static TestCase searching(Search search, TestSettings settings) {
    return new TestCase(
        "search",
        "search",
        "ixbt-read",
        Map.of(),
        Map.of(),
        settings,
        Optional.empty(),
        Optional.of(search),
        Mark.whole("test"));
  }

  static TestSettings settings(int runs, int warmUp, int repeats) {
    Settings none = Settings.NONE;
    return TestSettings.of(
        new Settings(
            runs,
            warmUp,
            repeats,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            none.parameters()));
  }

  /** The run that a step asks for, with this throughput. */
  public static FinishedRun finished(Step step, double megabytesPerSecond) {
    return finished(step, Map.of(Measure.THROUGHPUT, megabytesPerSecond), true);
  }

  static FinishedRun finished(Step step, Map<Measure, Double> figures, boolean valid) {
    return new FinishedRun(
        step.test().name(),
        step.target(),
        step.value(),
        step.warmUp(),
        valid,
        false,
        figures,
        1,
        "runs/x");
  }
}
