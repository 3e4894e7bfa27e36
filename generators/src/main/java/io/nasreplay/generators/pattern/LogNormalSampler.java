package io.nasreplay.generators.pattern;

import java.util.function.LongSupplier;
import org.apache.commons.rng.UniformRandomProvider;

/**
 * Log-normal sizes within a range. The normal variate is made by Marsaglia's polar method on {@link
 * StrictMath}; one of each pair is used, so that no state remains between sizes.
 */
final class LogNormalSampler implements LongSupplier {
  /**
   * So many draws outside the range end in the nearest bound. As the median is inside, one side of
   * the distribution is missed by at most half of the draws, unless the range is narrow.
   */
  private static final int MAX_DRAWS = 1000;

  private final SizeDistribution.LogNormal shape;
  private final UniformRandomProvider random;

  LogNormalSampler(SizeDistribution.LogNormal shape, UniformRandomProvider random) {
    this.shape = shape;
    this.random = random;
  }

  @Override
  public long getAsLong() {
    long bytes = draw();
    for (int draws = 1; draws < MAX_DRAWS && !isInside(bytes); draws++) {
      bytes = draw();
    }
    return Math.min(Math.max(bytes, shape.minBytes()), shape.maxBytes());
  }

  private boolean isInside(long bytes) {
    return bytes >= shape.minBytes() && bytes <= shape.maxBytes();
  }

  private long draw() {
    return Math.round(shape.medianBytes() * StrictMath.exp(shape.sigma() * gaussian()));
  }

  private double gaussian() {
    while (true) {
      double x = 2 * random.nextDouble() - 1;
      double y = 2 * random.nextDouble() - 1;
      double squared = x * x + y * y;
      if (squared > 0 && squared < 1) {
        return x * Math.sqrt(-2 * StrictMath.log(squared) / squared);
      }
    }
  }
}
