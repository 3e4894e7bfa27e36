package io.nasreplay.suites.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.nasreplay.results.model.Measure;
import io.nasreplay.suites.model.FinishedRun;
import io.nasreplay.suites.model.Search;
import io.nasreplay.suites.model.SteadyRule;
import io.nasreplay.suites.model.StopRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProgressionTest {
  /**
   * {@code t.ppf(.975, n - 1) * sem(x) / mean(x)} by SciPy 1.17.1: 2.5859 % of three, 0.9423 % of
   * five runs.
   */
  @ParameterizedTest
  @CsvSource({"0.02586, 3", "0.02585, 4", "0.00943, 5", "0.00942, 6"})
  void goesOnUntilTheIntervalIsNarrow(double halfWidth, int expected) {
    double[] figures = {112.4, 110.9, 113.2, 111.7, 112.0};
    Progression runs = new PreciseRuns(new StopRule(halfWidth, 6), Runs.settings(3, 0, 1));
    List<FinishedRun> done = new ArrayList<>();
    while (runs.left(done) > 0) {
      done.add(run(done.size() < 5 ? figures[done.size()] : 150, false));
    }

    assertThat(done).hasSize(expected);
  }

  @Test
  void givesUpAfterTheMostRunsAndSaysSo() {
    Progression runs = new PreciseRuns(new StopRule(0.01, 4), Runs.settings(2, 1, 1));
    List<FinishedRun> done = new ArrayList<>();
    while (runs.left(done) > 0) {
      done.add(run(100 + 50 * (done.size() % 2), runs.next(done).orElseThrow().warmUp()));
    }

    assertThat(done).hasSize(5);
    assertThat(done.stream().filter(FinishedRun::warmUp)).hasSize(1);
    assertThat(runs.remark(done)).contains("after 4 runs");
  }

  /** {@code scipy.stats.linregress} 1.17.1. */
  @Test
  void slopesAreThoseOfLeastSquares() {
    double[] flat = {101.3, 99.8, 104.2, 98.7, 102.5};
    double[] rising = {100, 102.4, 104.9, 107.6, 110.2};

    assertThat(SteadyState.slope(flat, 101.3)).isCloseTo(0.13, within(1e-9));
    assertThat(SteadyState.slope(rising, 105.02)).isCloseTo(2.56, within(1e-9));
  }

  /** Range and slope excursion of the rising window are 9.713 % and 9.751 % (NumPy, SciPy). */
  @ParameterizedTest
  @CsvSource({"0.0972, 0.0976, true", "0.0971, 0.0976, false", "0.0972, 0.0975, false"})
  void steadyIsARangeAndASlope(double range, double slope, boolean steady) {
    double[] rising = {100, 102.4, 104.9, 107.6, 110.2};

    assertThat(SteadyState.holds(new SteadyRule(5, range, slope, 25), rising)).isEqualTo(steady);
  }

  @Test
  void scoresTheSteadyWindowOnly() {
    double[] figures = {300, 200, 150, 110, 100, 101, 99, 100, 100};
    Progression runs = new SteadyRuns(new SteadyRule(5, 0.2, 0.1, 25), Runs.settings(1, 0, 1));
    List<FinishedRun> done = new ArrayList<>();
    while (runs.left(done) > 0) {
      done.add(run(figures[done.size()], false));
    }

    assertThat(done).hasSize(8);
    assertThat(Figures.of(runs.scored(done), Measure.THROUGHPUT))
        .containsExactly(110, 100, 101, 99, 100);
    assertThat(runs.remark(done)).isEmpty();
  }

  @Test
  void saysThatTheSteadyStateWasNotReached() {
    Progression runs = new SteadyRuns(new SteadyRule(3, 0.2, 0.1, 6), Runs.settings(1, 0, 1));
    List<FinishedRun> done = new ArrayList<>();
    while (runs.left(done) > 0) {
      done.add(run(100 * (1 + done.size()), false));
    }

    assertThat(done).hasSize(6);
    assertThat(runs.remark(done)).contains("not reached in 6 runs");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 8, 20, 33})
  void searchesFindWhatTryingAllFinds(int to) {
    for (int from = 1; from <= to; from++) {
      for (int threshold = 0; threshold <= to + 1; threshold++) {
        int limit = threshold;
        long expected = Math.min(to, limit) < from ? 0 : Math.min(to, limit);
        List<FinishedRun> done = new ArrayList<>();

        assertThat(search(from, to, 1, value -> value <= limit, done)).isEqualTo(expected);
        assertThat(done.size()).isLessThanOrEqualTo(2 * (33 - Integer.numberOfLeadingZeros(to)));
        assertThat(done.stream().map(FinishedRun::value)).doesNotHaveDuplicates();
      }
    }
  }

  @Test
  void aSearchMakesAllRunsOfAnAcceptableValueAndGivesUpAtTheFirstLateFrame() {
    List<FinishedRun> done = new ArrayList<>();

    assertThat(search(1, 4, 3, value -> value < 3, done)).isEqualTo(2);
    assertThat(done.stream().map(FinishedRun::value))
        .containsExactly("1", "1", "1", "2", "2", "2", "4", "3");
  }

  private static long search(
      int from, int to, int runs, IntPredicate good, List<FinishedRun> done) {
    Search search = new Search("streams", from, to, Measure.LATE_FRAMES, 0);
    SearchRuns progression = new SearchRuns(search, Runs.settings(runs, 0, 1));
    for (Optional<Progression.Next> next = progression.next(done);
        next.isPresent();
        next = progression.next(done)) {
      String value = next.get().value();
      double late = good.test(Integer.parseInt(value)) ? 0 : 5;
      done.add(
          new FinishedRun(
              "t", "T", value, false, true, false, Map.of(Measure.LATE_FRAMES, late), 1, ""));
    }
    return progression.found(done).orElse(-1);
  }

  private static FinishedRun run(double throughput, boolean warmUp) {
    return new FinishedRun(
        "t", "T", "", warmUp, true, false, Map.of(Measure.THROUGHPUT, throughput), 1, "");
  }
}
