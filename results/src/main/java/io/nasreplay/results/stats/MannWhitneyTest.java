package io.nasreplay.results.stats;

import java.util.Optional;
import org.apache.commons.statistics.inference.ContinuityCorrection;
import org.apache.commons.statistics.inference.MannWhitneyUTest;
import org.apache.commons.statistics.inference.PValueMethod;

/**
 * Mann and Whitney's U test of two independent samples, two-sided: whether values of one tend to be
 * higher than those of the other, whatever their distribution (Annals of Mathematical Statistics
 * 18, 1947).
 *
 * @param u U of the second sample: pairs of which its value is the higher one, a tie counting half
 * @param p probability of a U as extreme or more when both come from one distribution
 * @param exact whether p is exact: without ties and below {@value #EXACT_BELOW} values each;
 *     otherwise it is the normal approximation with corrections for ties and continuity
 */
public record MannWhitneyTest(double u, double p, boolean exact) {
  /** Samples of fewer values than this get an exact p. */
  public static final int EXACT_BELOW = 50;

  /** The test; empty when a sample has no value or when all values are equal. */
  public static Optional<MannWhitneyTest> of(double[] first, double[] second) {
    if (first.length == 0 || second.length == 0) {
      return Optional.empty();
    }
    boolean small = Math.max(first.length, second.length) < EXACT_BELOW;
    MannWhitneyUTest test = MannWhitneyUTest.withDefaults().with(ContinuityCorrection.ENABLED);
    MannWhitneyUTest.Result asymptotic = test.with(PValueMethod.ASYMPTOTIC).test(second, first);
    boolean exact = small && !asymptotic.hasTiedValues();
    double p =
        exact
            ? test.with(PValueMethod.EXACT).test(second, first).getPValue()
            : asymptotic.getPValue();
    return Double.isNaN(p)
        ? Optional.empty()
        : Optional.of(new MannWhitneyTest(asymptotic.getStatistic(), p, exact));
  }

  /**
   * The lowest p that samples of these sizes can have without ties: 2 / (n1 + n2 over n1). With
   * three values each it is 0.1, so that no difference however large is significant at 0.05.
   *
   * @param first values of the first sample, 1 or more
   * @param second values of the second sample, 1 or more
   */
  public static double lowestP(int first, int second) {
    double orders = 1;
    for (int i = 1; i <= first; i++) {
      orders = orders * (second + i) / i;
    }
    return Math.min(1, 2 / orders);
  }
}
