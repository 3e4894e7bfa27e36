package io.nasreplay.results.compare;

import io.nasreplay.results.compare.Comparison.Difference;
import io.nasreplay.results.model.RunSummary.Interval;
import io.nasreplay.results.stats.MannWhitneyTest;
import io.nasreplay.results.stats.Sample;
import io.nasreplay.results.stats.WelchTest;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Tests of differences from the baseline, before they are corrected for each other. */
final class Differences {
  private Differences() {}

  /**
   * The difference; wherever there was a test, the verdict tells its direction only.
   *
   * @param baseline figures of the baseline; may be empty
   * @param figures of the target, at least one
   */
  static Difference of(
      SignificanceTest test, boolean lowerIsBetter, double[] baseline, double[] figures) {
    if (baseline.length == 0) {
      return untested(Verdict.NO_BASELINE, null, null);
    }
    Optional<WelchTest> welch = WelchTest.of(baseline, figures);
    Interval interval = welch.map(WelchTest::ci95).orElse(null);
    Interval percent = percent(interval, new Sample(baseline).mean());
    if (!enough(test, baseline.length, figures.length)) {
      return untested(Verdict.NOT_ENOUGH_RUNS, interval, percent);
    }
    Optional<Difference> tested =
        test == SignificanceTest.WELCH
            ? welch.map(
                found ->
                    new Difference(
                        direction(found.t() > 0, lowerIsBetter),
                        found.t(),
                        found.degreesOfFreedom(),
                        found.p(),
                        found.p(),
                        null,
                        interval,
                        percent))
            : MannWhitneyTest.of(baseline, figures)
                .map(
                    found ->
                        new Difference(
                            direction(
                                found.u() > baseline.length * figures.length / 2.0, lowerIsBetter),
                            found.u(),
                            null,
                            found.p(),
                            found.p(),
                            found.exact(),
                            interval,
                            percent));
    return tested.orElseGet(() -> untested(Verdict.NO_SPREAD, interval, percent));
  }

  /** With fewer runs no difference, however large, would be called real. */
  private static boolean enough(SignificanceTest test, int baseline, int runs) {
    return test == SignificanceTest.WELCH
        ? Math.min(baseline, runs) >= WelchTest.FEWEST
        : MannWhitneyTest.lowestP(baseline, runs) < Comparison.LEVEL;
  }

  private static Verdict direction(boolean higher, boolean lowerIsBetter) {
    return higher == lowerIsBetter ? Verdict.WORSE : Verdict.BETTER;
  }

  private static Difference untested(
      Verdict verdict, @Nullable Interval interval, @Nullable Interval percent) {
    return new Difference(verdict, null, null, null, null, null, interval, percent);
  }

  private static @Nullable Interval percent(
      @Nullable Interval interval, @Nullable Double baselineMean) {
    return interval == null || baselineMean == null || baselineMean == 0
        ? null
        : new Interval(interval.low() / baselineMean * 100, interval.high() / baselineMean * 100);
  }
}
