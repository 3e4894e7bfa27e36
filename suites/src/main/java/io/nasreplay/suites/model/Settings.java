package io.nasreplay.suites.model;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.api.TimingMode;
import io.nasreplay.generators.workload.Scalar;
import io.nasreplay.results.model.Measure;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How tests are run and scored, as far as it is said at one place; null where it is not.
 *
 * @param runs scored runs, 1 or more
 * @param warmUp runs before them that are not scored, 0 or more
 * @param repeats how often both are gone through, 1 or more
 * @param pauseMicros before each run, 0 or more
 * @param durationMicros after which a run is ended, above 0
 * @param cache what is done about the client's cache
 * @param timing when operations are issued
 * @param speed what the trace's times are divided by
 * @param statistic what is made of the figures
 * @param measures which figures, at least one; the first one steers the rules
 * @param until when to stop early or go on
 * @param steady when to stop early or go on
 * @param parameters of the workload
 */
public record Settings(
    @Nullable Integer runs,
    @Nullable Integer warmUp,
    @Nullable Integer repeats,
    @Nullable Long pauseMicros,
    @Nullable Long durationMicros,
    @Nullable CacheMode cache,
    @Nullable TimingMode timing,
    @Nullable Double speed,
    @Nullable Statistic statistic,
    @Nullable List<Measure> measures,
    @Nullable StopRule until,
    @Nullable SteadyRule steady,
    Map<String, Scalar> parameters) {
  /** Nothing said. */
  public static final Settings NONE =
      new Settings(
          null, null, null, null, null, null, null, null, null, null, null, null, Map.of());

  public Settings {
    measures = measures == null ? null : List.copyOf(measures);
    parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
  }

  /** These, and where nothing is said, the others; parameters one by one. */
  public Settings over(Settings others) {
    return new Settings(
        first(runs, others.runs),
        first(warmUp, others.warmUp),
        first(repeats, others.repeats),
        first(pauseMicros, others.pauseMicros),
        first(durationMicros, others.durationMicros),
        first(cache, others.cache),
        first(timing, others.timing),
        first(speed, others.speed),
        first(statistic, others.statistic),
        first(measures, others.measures),
        first(until, others.until),
        first(steady, others.steady),
        merged(parameters, others.parameters));
  }

  /** Whether anything but a number says how many runs there are. */
  public boolean hasRule() {
    return until != null || steady != null;
  }

  private static <T> @Nullable T first(@Nullable T one, @Nullable T other) {
    return one == null ? other : one;
  }

  private static Map<String, Scalar> merged(Map<String, Scalar> these, Map<String, Scalar> others) {
    Map<String, Scalar> all = new LinkedHashMap<>(others);
    all.putAll(these);
    return all;
  }
}
