package io.nasreplay.suites.schedule;

import io.nasreplay.engine.api.TimingMode;
import io.nasreplay.suites.model.Suite;
import io.nasreplay.traces.profile.TraceProfile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What there is to do, before it is done.
 *
 * @param schema the schema of this as JSON, {@value #SCHEMA}
 * @param suite the suite's name
 * @param order which run follows which
 * @param targets their names
 * @param hooks commands before each run
 * @param tests in the order of the suite
 * @param runs that are left, on all targets, at least
 * @param bytes that these read and write and make beforehand
 * @param seconds that these take, estimated
 * @param bytesPerSecond what the estimate assumes
 * @param spaceBytes that each target needs at the most
 */
public record SuitePlan(
    String schema,
    String suite,
    String order,
    List<String> targets,
    List<String> hooks,
    List<PlannedTest> tests,
    int runs,
    long bytes,
    double seconds,
    double bytesPerSecond,
    long spaceBytes) {
  /** The value of {@code schema}. */
  public static final String SCHEMA = "nasreplay-suite-plan/1";

  /** What a gigabit link carries, nearly. */
  public static final double ASSUMED_BYTES_PER_SECOND = 100e6;

  private static final double MICROS_PER_SECOND = 1e6;

  /**
   * A case on all targets.
   *
   * @param name its name
   * @param workload what it replays
   * @param runs that are left, on all targets, at least
   * @param openEnded whether a rule or search may ask for more
   * @param bytesRead by one run
   * @param bytesWritten by one run
   * @param fileSetBytes that are made before it
   * @param growthBytes that it adds at the most
   * @param seconds that one run takes, estimated, preparing and pause apart
   * @param pauseSeconds before each run
   */
  public record PlannedTest(
      String name,
      String workload,
      int runs,
      boolean openEnded,
      long bytesRead,
      long bytesWritten,
      long fileSetBytes,
      long growthBytes,
      double seconds,
      double pauseSeconds) {}

  /**
   * Reads every trace to its end and adds up. Blocks on it.
   *
   * @param schedule what is left
   * @param targets their names
   * @throws IOException when a file cannot be read
   */
  public static SuitePlan of(
      Suite suite,
      List<TestCase> cases,
      List<String> targets,
      Schedule schedule,
      TraceFinder finder)
      throws IOException {
    List<PlannedTest> tests = new ArrayList<>();
    Map<List<Object>, TraceProfile> profiles = new HashMap<>();
    for (TestCase test : cases) {
      String value = test.search().map(search -> Long.toString(search.to())).orElse("");
      List<Object> key = List.of(test.workload(), test.parameters(), value);
      TraceProfile profile = profiles.get(key);
      if (profile == null) {
        profile = TraceProfile.of(test.trace(finder, value));
        profiles.put(key, profile);
      }
      tests.add(planned(test, profile, schedule));
    }
    return added(suite, tests, targets);
  }

  private static PlannedTest planned(TestCase test, TraceProfile profile, Schedule schedule) {
    int left =
        schedule.standings().stream()
            .filter(standing -> standing.test().equals(test))
            .mapToInt(Standing::left)
            .sum();
    TestSettings settings = test.settings();
    return new PlannedTest(
        test.name(),
        test.workload(),
        left,
        test.search().isPresent() || settings.until().isPresent() || settings.steady().isPresent(),
        profile.bytesRead(),
        profile.bytesWritten(),
        profile.fileSet().bytes(),
        profile.growth().bytes(),
        seconds(settings, profile),
        settings.pauseMicros() / MICROS_PER_SECOND);
  }

  private static double seconds(TestSettings settings, TraceProfile profile) {
    double transfer = (profile.bytesRead() + profile.bytesWritten()) / ASSUMED_BYTES_PER_SECOND;
    boolean timed = settings.timing().mode() == TimingMode.TIMED;
    double scheduled =
        profile.scheduledMicros().orElse(0) / MICROS_PER_SECOND / settings.timing().speed();
    double unlimited = timed ? Math.max(transfer, scheduled) : transfer;
    return settings.durationMicros().isPresent()
        ? Math.min(unlimited, settings.durationMicros().getAsLong() / MICROS_PER_SECOND)
        : unlimited;
  }

  private static SuitePlan added(Suite suite, List<PlannedTest> tests, List<String> targets) {
    boolean kept = suite.keepsFileSets();
    long bytes = 0;
    double seconds = 0;
    long space = 0;
    long sets = 0;
    for (PlannedTest test : tests) {
      long preparations = test.runs() == 0 ? 0 : kept ? targets.size() : test.runs();
      long prepared = test.fileSetBytes() * preparations;
      bytes += test.runs() * (test.bytesRead() + test.bytesWritten()) + prepared;
      seconds +=
          test.runs() * (test.seconds() + test.pauseSeconds())
              + prepared / ASSUMED_BYTES_PER_SECOND;
      space = Math.max(space, test.growthBytes() + (kept ? 0 : test.fileSetBytes()));
      sets += kept ? test.fileSetBytes() : 0;
    }
    return new SuitePlan(
        SCHEMA,
        suite.name(),
        suite.order().token(),
        targets,
        suite.hooks().stream().map(hook -> hook.command()).toList(),
        tests,
        tests.stream().mapToInt(PlannedTest::runs).sum(),
        bytes,
        seconds,
        ASSUMED_BYTES_PER_SECOND,
        space + sets);
  }
}
