package io.nasreplay.suites.score;

import io.nasreplay.results.model.Measure;
import io.nasreplay.results.stats.Sample;
import io.nasreplay.suites.model.Statistic;
import org.jspecify.annotations.Nullable;

/** The one figure that a statistic makes of a sample. */
final class Scores {
  private Scores() {}

  /** The score; null without a value. */
  static @Nullable Double of(Statistic statistic, Measure measure, Sample sample) {
    if (statistic instanceof Statistic.MeanOfBest best) {
      int count = best.count();
      return (measure.isLowerBetter() ? sample.lowest(count) : sample.highest(count)).mean();
    }
    return statistic == Statistic.Simple.MEAN
        ? sample.mean()
        : statistic == Statistic.Simple.MEDIAN ? sample.median() : best(measure, sample);
  }

  /** The best value; null without one. */
  static @Nullable Double best(Measure measure, Sample sample) {
    return sample.best(measure.isLowerBetter());
  }
}
