package io.nasreplay.suites.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.nasreplay.results.model.Measure;
import io.nasreplay.results.stats.Sample;
import io.nasreplay.suites.model.Statistic;
import org.junit.jupiter.api.Test;

/** Expected figures are those of SciPy 1.17.1 and NumPy 2.4.6 for the same five numbers. */
class ScoringTest {
  private static final Sample SAMPLE = new Sample(new double[] {112.4, 110.9, 113.2, 111.7, 112.0});

  @Test
  void statisticsAreThoseOfSciPy() {
    assertThat(score(Statistic.Simple.MEAN, Measure.THROUGHPUT)).isCloseTo(112.04, within(1e-9));
    assertThat(score(Statistic.Simple.MEDIAN, Measure.THROUGHPUT)).isEqualTo(112.0);
    assertThat(SAMPLE.standardDeviation()).isCloseTo(0.8502940667792519, within(1e-12));
    assertThat(SAMPLE.coefficientOfVariation()).isCloseTo(0.007589200881642734, within(1e-12));
    assertThat(SAMPLE.confidenceInterval().low()).isCloseTo(110.98422046939395, within(1e-9));
    assertThat(SAMPLE.confidenceInterval().high()).isCloseTo(113.09577953060607, within(1e-9));
    assertThat(SAMPLE.confidenceHalfWidthShare()).isCloseTo(0.009423237509872048, within(1e-12));
  }

  @Test
  void theBestIsTheHighestOrTheLowest() {
    assertThat(score(Statistic.Simple.BEST, Measure.THROUGHPUT)).isEqualTo(113.2);
    assertThat(score(Statistic.Simple.BEST, Measure.LATENCY)).isEqualTo(110.9);
    assertThat(score(new Statistic.MeanOfBest(3), Measure.FILES))
        .isCloseTo(112.53333333333335, within(1e-9));
    assertThat(score(new Statistic.MeanOfBest(2), Measure.TIME))
        .isCloseTo(111.30000000000001, within(1e-9));
    assertThat(score(new Statistic.MeanOfBest(9), Measure.TIME)).isCloseTo(112.04, within(1e-9));
  }

  @Test
  void nothingIsScoredWithoutARun() {
    Sample none = new Sample(new double[0]);

    assertThat(Scores.of(Statistic.Simple.MEAN, Measure.TIME, none)).isNull();
    assertThat(Scores.of(Statistic.Simple.BEST, Measure.TIME, none)).isNull();
    assertThat(Scores.of(new Statistic.MeanOfBest(1), Measure.TIME, none)).isNull();
  }

  private static Double score(Statistic statistic, Measure measure) {
    return Scores.of(statistic, measure, SAMPLE);
  }
}
