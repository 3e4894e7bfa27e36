package io.nasreplay.suites.run;

import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.suites.schedule.TestCase;
import io.nasreplay.suites.schedule.TestSettings;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** How the engine is told to replay a case. Stateless. */
final class StepOptions {
  private StepOptions() {}

  /**
   * The options.
   *
   * @param keep whether the file set stays for a later run
   */
  static ReplayOptions of(SuiteTask task, TestCase test, ResolvedTarget target, boolean keep) {
    TestSettings settings = test.settings();
    Map<String, String> labels = new LinkedHashMap<>(task.labels());
    labels.putAll(target.labels());
    labels.put("suite", task.suite().name());
    labels.put("test", test.name());
    labels.put("target", target.name());
    ReplayOptions defaults = ReplayOptions.defaults();
    return new ReplayOptions(
        settings.cache(),
        settings.timing(),
        defaults.dataSource(),
        defaults.threads(),
        defaults.verify(),
        keep,
        defaults.logOperations(),
        defaults.maxErrors(),
        duration(settings.durationMicros()),
        defaults.seed(),
        defaults.coolCommand(),
        defaults.linkBitsPerSecond(),
        labels);
  }

  private static Optional<Duration> duration(OptionalLong micros) {
    return micros.isPresent()
        ? Optional.of(Duration.of(micros.getAsLong(), ChronoUnit.MICROS))
        : Optional.empty();
  }
}
