package io.nasreplay.generators.pattern;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.apache.commons.rng.UniformRandomProvider;

/** How the sizes of files, or of accesses, are distributed. Immutable. */
public sealed interface SizeDistribution {

  /** A source of sizes in bytes; for use by one thread. */
  LongSupplier sampler(UniformRandomProvider random);

  /** Always the same size. */
  record Fixed(long bytes) implements SizeDistribution {
    public Fixed {
      requireSize("size", bytes);
    }

    @Override
    public LongSupplier sampler(UniformRandomProvider random) {
      return () -> bytes;
    }
  }

  /**
   * Every whole number of bytes in the range is equally likely.
   *
   * @param minBytes 0 or more
   * @param maxBytes inclusive
   */
  record Uniform(long minBytes, long maxBytes) implements SizeDistribution {
    public Uniform {
      requireRange(minBytes, maxBytes);
    }

    @Override
    public LongSupplier sampler(UniformRandomProvider random) {
      return () -> random.nextLong(minBytes, maxBytes + 1);
    }
  }

  /**
   * Log-normal, the usual shape of file sizes (Agrawal et al., "A Five-Year Study of File-System
   * Metadata", FAST 2007), cut to a range: a size outside is drawn again.
   *
   * @param medianBytes half of the sizes (before the cut) are below; within the range, above 0
   * @param sigma standard deviation of the size's natural logarithm, 0 to 10
   * @param minBytes smallest size, 0 or more
   * @param maxBytes largest size, inclusive
   */
  record LogNormal(long medianBytes, double sigma, long minBytes, long maxBytes)
      implements SizeDistribution {
    public LogNormal {
      requireRange(minBytes, maxBytes);
      checkArgument(
          medianBytes > 0 && medianBytes >= minBytes && medianBytes <= maxBytes,
          "median is %s B; allowed: 1 B or more, from min %s B to max %s B",
          medianBytes,
          minBytes,
          maxBytes);
      checkArgument(sigma >= 0 && sigma <= 10, "sigma is %s; allowed: 0 to 10", sigma);
    }

    @Override
    public LongSupplier sampler(UniformRandomProvider random) {
      return new LogNormalSampler(this, random);
    }
  }

  /** A weighted choice of ranges; within a range sizes are uniform. */
  record Table(WeightedTable<Uniform> ranges) implements SizeDistribution {
    @Override
    public LongSupplier sampler(UniformRandomProvider random) {
      Supplier<Uniform> range = ranges.sampler(random);
      return () -> range.get().sampler(random).getAsLong();
    }
  }

  private static void requireSize(String name, long bytes) {
    checkArgument(
        bytes >= 0 && bytes < Long.MAX_VALUE, "%s is %s B; allowed: 0 B to 2^63-2 B", name, bytes);
  }

  private static void requireRange(long minBytes, long maxBytes) {
    requireSize("min", minBytes);
    requireSize("max", maxBytes);
    checkArgument(
        minBytes <= maxBytes, "min is %s B; allowed: up to max, %s B", minBytes, maxBytes);
  }
}
