package io.nasreplay.results.stats;

import io.nasreplay.results.model.RunSummary.Interval;
import java.util.Arrays;
import org.apache.commons.statistics.descriptive.Max;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.Median;
import org.apache.commons.statistics.descriptive.Min;
import org.apache.commons.statistics.descriptive.StandardDeviation;
import org.apache.commons.statistics.distribution.TDistribution;
import org.jspecify.annotations.Nullable;

/** A few independent measurements of one quantity; what they cannot tell is null. Immutable. */
public final class Sample {
  /** Both tails of a 95 % interval leave out 2.5 % each. */
  private static final double UPPER_TAIL = 0.025;

  private final double[] values;

  /** A sample; may be empty. */
  public Sample(double[] values) {
    this.values = values.clone();
  }

  /** How many measurements. */
  public int size() {
    return values.length;
  }

  /** Arithmetic mean; null without a value. */
  public @Nullable Double mean() {
    return values.length == 0 ? null : Mean.of(values).getAsDouble();
  }

  /** Median; null without a value. */
  public @Nullable Double median() {
    return values.length == 0 ? null : Median.withDefaults().evaluate(values);
  }

  /** The highest value; null without one. */
  public @Nullable Double best() {
    return values.length == 0 ? null : Max.of(values).getAsDouble();
  }

  /** The lowest value when lower is better, otherwise the highest; null without one. */
  public @Nullable Double best(boolean lowerIsBetter) {
    return lowerIsBetter ? lowest() : best();
  }

  /** The lowest value; null without one. */
  public @Nullable Double lowest() {
    return values.length == 0 ? null : Min.of(values).getAsDouble();
  }

  /**
   * The so many highest values, or all when there are fewer.
   *
   * @param count how many, 1 or more
   */
  public Sample highest(int count) {
    double[] sorted = Arrays.stream(values).sorted().toArray();
    return new Sample(
        Arrays.copyOfRange(sorted, Math.max(0, sorted.length - count), sorted.length));
  }

  /**
   * The so many lowest values, or all when there are fewer.
   *
   * @param count how many, 1 or more
   */
  public Sample lowest(int count) {
    return new Sample(Arrays.stream(values).sorted().limit(count).toArray());
  }

  /** Of the sample, the squares divided by n - 1; null with fewer than two values. */
  public @Nullable Double standardDeviation() {
    return values.length < 2 ? null : StandardDeviation.of(values).getAsDouble();
  }

  /** Standard deviation over mean; null with fewer than two values, or when the mean is 0. */
  public @Nullable Double coefficientOfVariation() {
    Double mean = mean();
    Double deviation = standardDeviation();
    return mean == null || deviation == null || mean == 0 ? null : deviation / mean;
  }

  /** Half of {@link #confidenceInterval} over the mean; null when one of them is, or the mean 0. */
  public @Nullable Double confidenceHalfWidthShare() {
    Interval interval = confidenceInterval();
    Double mean = mean();
    return interval == null || mean == null || mean == 0
        ? null
        : (interval.high() - interval.low()) / 2 / Math.abs(mean);
  }

  /**
   * Of the mean at 95 %: mean +- t(0.975; n - 1) * s / sqrt(n); null with fewer than two values.
   */
  public @Nullable Interval confidenceInterval() {
    Double mean = mean();
    Double deviation = standardDeviation();
    if (mean == null || deviation == null) {
      return null;
    }
    double t = TDistribution.of(values.length - 1).inverseSurvivalProbability(UPPER_TAIL);
    double reach = t * deviation / Math.sqrt(values.length);
    return new Interval(mean - reach, mean + reach);
  }
}
