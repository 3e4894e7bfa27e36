package io.nasreplay.results.stats;

import io.nasreplay.results.model.RunSummary.Interval;
import org.apache.commons.statistics.descriptive.Max;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.Median;
import org.apache.commons.statistics.descriptive.StandardDeviation;
import org.apache.commons.statistics.distribution.TDistribution;
import org.jspecify.annotations.Nullable;

/** A few independent measurements of one quantity; what they cannot tell is null. */
final class Sample {
  /** Both tails of a 95 % interval leave out 2.5 % each. */
  private static final double UPPER_TAIL = 0.025;

  private final double[] values;

  Sample(double[] values) {
    this.values = values.clone();
  }

  int size() {
    return values.length;
  }

  @Nullable Double mean() {
    return values.length == 0 ? null : Mean.of(values).getAsDouble();
  }

  @Nullable Double median() {
    return values.length == 0 ? null : Median.withDefaults().evaluate(values);
  }

  @Nullable Double best() {
    return values.length == 0 ? null : Max.of(values).getAsDouble();
  }

  /** Of the sample: the squares are divided by n - 1. */
  @Nullable Double standardDeviation() {
    return values.length < 2 ? null : StandardDeviation.of(values).getAsDouble();
  }

  @Nullable Double coefficientOfVariation() {
    Double mean = mean();
    Double deviation = standardDeviation();
    return mean == null || deviation == null || mean == 0 ? null : deviation / mean;
  }

  /** Of the mean at 95 %: mean +- t(0.975; n - 1) * s / sqrt(n). */
  @Nullable Interval confidenceInterval() {
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
