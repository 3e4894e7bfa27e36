package io.nasreplay.results.stats;

import io.nasreplay.results.model.RunSummary.Interval;
import java.util.Optional;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.Variance;
import org.apache.commons.statistics.distribution.TDistribution;
import org.apache.commons.statistics.inference.DataDispersion;
import org.apache.commons.statistics.inference.TTest;

/**
 * Welch's t test of two independent samples, two-sided: whether their means differ, without taking
 * their variances for equal (B. L. Welch, Biometrika 34, 1947). With sample variances v, sizes n
 * and standard error e = sqrt(v1 / n1 + v2 / n2):
 *
 * @param difference mean of the second sample minus mean of the first
 * @param t difference / e
 * @param degreesOfFreedom by Welch and Satterthwaite: e^4 / ((v1 / n1)^2 / (n1 - 1) + (v2 / n2)^2 /
 *     (n2 - 1))
 * @param p probability of a difference as large or larger when the means are equal
 * @param ci95 confidence interval of the difference at 95 %: difference +- t(0.975; degrees) * e
 */
public record WelchTest(
    double difference, double t, double degreesOfFreedom, double p, Interval ci95) {
  /** Both tails of a 95 % interval leave out 2.5 % each. */
  private static final double UPPER_TAIL = 0.025;

  /** The fewest values of each sample. */
  public static final int FEWEST = 2;

  /**
   * The test; empty when a sample has fewer than {@value #FEWEST} values or when neither has any
   * spread, so that nothing can be said about chance.
   */
  public static Optional<WelchTest> of(double[] first, double[] second) {
    if (first.length < FEWEST || second.length < FEWEST) {
      return Optional.empty();
    }
    double errorOfFirst = Variance.of(first).getAsDouble() / first.length;
    double errorOfSecond = Variance.of(second).getAsDouble() / second.length;
    double standardError = Math.sqrt(errorOfFirst + errorOfSecond);
    return standardError > 0 ? Optional.of(of(first, second, standardError)) : Optional.empty();
  }

  private static WelchTest of(double[] first, double[] second, double standardError) {
    TTest.Result result =
        TTest.withDefaults().with(DataDispersion.HETEROSCEDASTIC).test(second, first);
    double difference = Mean.of(second).getAsDouble() - Mean.of(first).getAsDouble();
    double degrees = result.getDegreesOfFreedom();
    double reach = TDistribution.of(degrees).inverseSurvivalProbability(UPPER_TAIL) * standardError;
    return new WelchTest(
        difference,
        result.getStatistic(),
        degrees,
        result.getPValue(),
        new Interval(difference - reach, difference + reach));
  }
}
