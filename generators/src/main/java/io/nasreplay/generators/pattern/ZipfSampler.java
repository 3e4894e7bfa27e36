package io.nasreplay.generators.pattern;

import static com.google.common.base.Preconditions.checkArgument;

import org.apache.commons.rng.UniformRandomProvider;

/**
 * Ranks 1 to n with probability proportional to {@code 1 / rank^exponent}, in constant time and
 * memory: rejection-inversion (Hörmann and Derflinger, "Rejection-inversion to generate variates
 * from monotone discrete distributions", ACM TOMACS 6, 1996).
 *
 * <p>Commons RNG has the same sampler, but for at most 2^31 ranks and on {@link Math#log} and
 * {@link Math#exp}, whose last bit may differ between machines; {@link StrictMath} does not.
 */
final class ZipfSampler {
  private static final double MAX_EXPONENT = 100;

  private final long ranks;
  private final double exponent;
  private final UniformRandomProvider random;
  private final double integralAtFirst;
  private final double integralAtLast;
  private final double shortcut;

  ZipfSampler(long ranks, double exponent, UniformRandomProvider random) {
    checkArgument(
        exponent > 0 && exponent <= MAX_EXPONENT,
        "zipf exponent is %s; allowed: above 0 to 100",
        exponent);
    this.ranks = ranks;
    this.exponent = exponent;
    this.random = random;
    this.integralAtFirst = integral(1.5) - 1;
    this.integralAtLast = integral(ranks + 0.5);
    this.shortcut = 2 - inverseIntegral(integral(2.5) - density(2));
  }

  long next() {
    while (true) {
      double u = integralAtLast + random.nextDouble() * (integralAtFirst - integralAtLast);
      double x = inverseIntegral(u);
      long rank = Math.min(Math.max((long) (x + 0.5), 1), ranks);
      if (rank - x <= shortcut || u >= integral(rank + 0.5) - density((double) rank)) {
        return rank;
      }
    }
  }

  private double density(double x) {
    return StrictMath.exp(-exponent * StrictMath.log(x));
  }

  /** The integral of the density from 1 to x: (x^(1-e) - 1) / (1-e), or log x when e is 1. */
  private double integral(double x) {
    double logX = StrictMath.log(x);
    double power = (1 - exponent) * logX;
    return Math.abs(power) < 1e-300 ? logX : StrictMath.expm1(power) / power * logX;
  }

  private double inverseIntegral(double area) {
    double scaled = Math.max(area * (1 - exponent), -1);
    double logX = Math.abs(scaled) < 1e-300 ? area : StrictMath.log1p(scaled) / scaled * area;
    return StrictMath.exp(logX);
  }
}
