package io.nasreplay.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.nasreplay.results.model.RunSummary.Interval;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.HdrHistogram.Histogram;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/**
 * Statistics beside those of SciPy 1.17.1 and NumPy; each value is what the call in the comment
 * above it prints, after {@code import numpy as np; from scipy import stats}, with the samples
 * below in lower case.
 */
class OutsideValuesTest {
  private static final Offset<Double> CLOSE = within(1e-9);

  private static final double[] A = {112.4, 113.1, 111.8, 112.9, 113.4};
  private static final double[] B = {109.7, 110.9, 108.8, 111.2};
  private static final double[] C = {250.1, 249.9, 251.3};
  private static final double[] D = {90.2, 101.7, 95.5};
  private static final double[] COUNTS = {3, 0, 2, 2, 5, 1};
  private static final double[] MORE_COUNTS = {4, 2, 7, 5, 5, 9, 2};

  @Test
  void meanMedianDeviationAndInterval() {
    // n=len(x); np.mean(x); np.median(x); np.std(x,ddof=1);
    // stats.t.interval(.95, n-1, np.mean(x), np.std(x,ddof=1)/np.sqrt(n))
    check(A, 112.72, 112.9, 0.6300793600809359, 111.93765314257624, 113.50234685742376);
    check(B, 110.15, 110.3, 1.1090536506409447, 108.38524815357816, 111.91475184642185);
    check(C, 250.4333333333333, 250.1, 0.7571877794400422, 248.5523746155498, 252.3142920511168);
    check(D, 95.8, 95.5, 5.755866572463264, 81.5016347835409, 110.0983652164591);
    check(
        MORE_COUNTS,
        4.857142857142857,
        5,
        2.5448360411214073,
        2.503562064345199,
        7.2107236499405145);
  }

  @Test
  void welch() {
    // r=stats.ttest_ind(b, a, equal_var=False); r.statistic, r.df, r.pvalue;
    // r.confidence_interval(.95)
    check(
        A,
        B,
        -4.1317473619039164,
        4.5231102492110535,
        0.011209198569765471,
        -4.220996035972734,
        -0.9190039640272523);
    check(
        A,
        C,
        264.7789382512509,
        3.688725230632391,
        4.983579772447103e-09,
        136.21993421783927,
        139.20673244882735);
    check(
        C,
        D,
        -46.13465925624617,
        2.069201531109602,
        0.00037707861746814165,
        -168.60241479080622,
        -140.66425187586043);
    check(
        COUNTS,
        MORE_COUNTS,
        2.2581039886401375,
        10.520949021224656,
        0.04627752453283903,
        0.05341347249384354,
        5.327538908458537);
  }

  @Test
  void mannWhitney() {
    // stats.mannwhitneyu(b, a, method='exact')
    check(A, B, 0, 0.015873015873015872, true);
    check(C, D, 0, 0.1, true);
    check(A, C, 15, 0.03571428571428571, true);
    double[] x = spread(1.01, 100, 0, 60);
    double[] y = spread(1.07, 90, 0.3, 55);
    // x=[i*1.01%7+i/100 for i in range(60)]; y=[i*1.07%7+i/90+.3 for i in range(55)]
    // stats.mannwhitneyu(y[:40], x[:40], method='exact')
    check(Arrays.copyOf(x, 40), Arrays.copyOf(y, 40), 970, 0.10311257169575762, true);
    // stats.mannwhitneyu(y, x, method='asymptotic', use_continuity=True)
    check(x, y, 1893, 0.1745464093409711, false);
    check(COUNTS, MORE_COUNTS, 34, 0.06859494051527937, false);
  }

  @Test
  void percentiles() {
    // rng=[(i*7919)%1999 for i in range(1,1501)]
    // [int(np.percentile(rng,q,method='inverted_cdf')) for q in (0.1,10,50,90,99,99.9,100)]
    Histogram histogram = new Histogram(1, 3_600_000_000_000L, 3);
    IntStream.rangeClosed(1, 1500).forEach(i -> histogram.recordValue(i * 7919L % 1999));

    assertThat(
            Arrays.stream(new double[] {0.1, 10, 50, 90, 99, 99.9, 100})
                .mapToLong(histogram::getValueAtPercentile))
        .containsExactly(2L, 207L, 1002L, 1802L, 1983L, 1997L, 1998L);
  }

  @Test
  void holm() {
    // R 4: p.adjust(c(0.01, 0.04, 0.03, 0.005, 0.9), "holm")
    assertThat(HolmCorrection.of(new double[] {0.01, 0.04, 0.03, 0.005, 0.9}))
        .containsExactly(new double[] {0.04, 0.09, 0.09, 0.025, 0.9}, CLOSE);
    assertThat(HolmCorrection.of(new double[] {0.03})).containsExactly(0.03);
    assertThat(HolmCorrection.of(new double[] {0.8, 0.9})).containsExactly(1, 1);
    assertThat(HolmCorrection.of(new double[0])).isEmpty();
  }

  @Test
  void tooFewValuesOrNoneThatDifferHaveNoTest() {
    assertThat(WelchTest.of(new double[] {1}, A)).isEmpty();
    assertThat(WelchTest.of(A, new double[] {1})).isEmpty();
    assertThat(WelchTest.of(new double[] {1, 1}, new double[] {2, 2})).isEmpty();
    assertThat(WelchTest.of(new double[] {1, 1}, new double[] {2, 3})).isPresent();
    assertThat(MannWhitneyTest.of(new double[0], A)).isEmpty();
    assertThat(MannWhitneyTest.of(new double[] {1, 1}, new double[] {1, 1})).isEmpty();
  }

  @Test
  void theLowestProbabilityIsThatOfSamplesWhichDoNotOverlap() {
    for (int first = 1; first <= 6; first++) {
      for (int second = 1; second <= 6; second++) {
        double[] low = IntStream.range(0, first).asDoubleStream().toArray();
        double[] high = IntStream.range(10, 10 + second).asDoubleStream().toArray();
        assertThat(MannWhitneyTest.of(low, high).orElseThrow().p())
            .as("%d and %d", first, second)
            .isEqualTo(MannWhitneyTest.lowestP(first, second), CLOSE);
      }
    }
    assertThat(MannWhitneyTest.lowestP(3, 3)).isEqualTo(0.1, CLOSE);
  }

  private static void check(
      double[] values, double mean, double median, double deviation, double low, double high) {
    Sample sample = new Sample(values);
    assertThat(sample.mean()).isEqualTo(mean, CLOSE);
    assertThat(sample.median()).isEqualTo(median, CLOSE);
    assertThat(sample.standardDeviation()).isEqualTo(deviation, CLOSE);
    check(sample.confidenceInterval(), low, high);
  }

  private static void check(
      double[] first,
      double[] second,
      double t,
      double degrees,
      double p,
      double low,
      double high) {
    WelchTest test = WelchTest.of(first, second).orElseThrow();
    assertThat(test.t()).isEqualTo(t, CLOSE);
    assertThat(test.degreesOfFreedom()).isEqualTo(degrees, CLOSE);
    assertThat(test.p()).isEqualTo(p, within(1e-9 * p));
    check(test.ci95(), low, high);
    WelchTest reversed = WelchTest.of(second, first).orElseThrow();
    assertThat(reversed.t()).isEqualTo(-t, CLOSE);
    assertThat(reversed.p()).isEqualTo(p, CLOSE);
    check(reversed.ci95(), -high, -low);
  }

  private static void check(Interval interval, double low, double high) {
    assertThat(interval.low()).isEqualTo(low, CLOSE);
    assertThat(interval.high()).isEqualTo(high, CLOSE);
  }

  private static void check(double[] first, double[] second, double u, double p, boolean exact) {
    MannWhitneyTest test = MannWhitneyTest.of(first, second).orElseThrow();
    assertThat(test.u()).isEqualTo(u, CLOSE);
    assertThat(test.p()).isEqualTo(p, CLOSE);
    assertThat(test.exact()).isEqualTo(exact);
    assertThat(MannWhitneyTest.of(second, first).orElseThrow().p()).isEqualTo(p, CLOSE);
  }

  private static double[] spread(double step, double divisor, double shift, int count) {
    return IntStream.range(0, count).mapToDouble(i -> i * step % 7 + i / divisor + shift).toArray();
  }
}
