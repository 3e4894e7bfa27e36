package io.nasreplay.generators.arrival;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.function.LongSupplier;
import org.apache.commons.rng.UniformRandomProvider;

/** How long a user waits between the end of one operation and the start of the next. Immutable. */
public sealed interface ThinkTime {
  /** The longest time that can be asked for: 2^53 microseconds, 285 years. */
  long MAX_MICROS = 1L << 53;

  /** A source of think times in microseconds; for use by one thread. */
  LongSupplier sampler(UniformRandomProvider random);

  /** Always the same time. */
  record Fixed(long micros) implements ThinkTime {
    public Fixed {
      requireTime("think time", micros);
    }

    @Override
    public LongSupplier sampler(UniformRandomProvider random) {
      return () -> micros;
    }
  }

  /**
   * Every whole number of microseconds in the range is equally likely.
   *
   * @param minMicros 0 or more
   * @param maxMicros inclusive
   */
  record Uniform(long minMicros, long maxMicros) implements ThinkTime {
    public Uniform {
      requireTime("min", minMicros);
      requireTime("max", maxMicros);
      checkArgument(
          minMicros <= maxMicros, "min is %s us; allowed: up to max, %s us", minMicros, maxMicros);
    }

    @Override
    public LongSupplier sampler(UniformRandomProvider random) {
      return () -> random.nextLong(minMicros, maxMicros + 1);
    }
  }

  /**
   * Exponential: what a Poisson process leaves between its events. Rounded to whole microseconds.
   *
   * @param meanMicros the mean, 0 or more
   */
  record Exponential(long meanMicros) implements ThinkTime {
    public Exponential {
      requireTime("mean", meanMicros);
    }

    /** By inversion, on {@link StrictMath}, whose results are the same on every machine. */
    @Override
    public LongSupplier sampler(UniformRandomProvider random) {
      return () -> Math.round(-meanMicros * StrictMath.log(1 - random.nextDouble()));
    }
  }

  private static void requireTime(String name, long micros) {
    checkArgument(
        micros >= 0 && micros <= MAX_MICROS, "%s is %s us; allowed: 0 us to 2^53 us", name, micros);
  }
}
