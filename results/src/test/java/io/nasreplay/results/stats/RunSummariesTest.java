package io.nasreplay.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.nasreplay.results.SampleResults;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.model.RunSummary;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunSummariesTest {
  private static final Offset<Double> EXACT = within(1e-9);
  private static final String OTHER = "0".repeat(64);

  @Test
  void noRunHasNoSummary() {
    assertThat(RunSummaries.of(List.of())).isEmpty();
  }

  @Test
  void onlyInvalidRunsHaveNoFigures() {
    RunSummary summary =
        RunSummaries.of(List.of(SampleResults.scored(SampleResults.DIGEST, 5, false))).get(0);

    assertThat(summary)
        .isEqualTo(
            new RunSummary(
                "HDVideo_1Play_1Record",
                SampleResults.DIGEST,
                false,
                "bytes/s",
                0,
                1,
                0,
                null,
                null,
                null,
                null,
                null,
                null));
  }

  @Test
  void markedRunsAreCounted() {
    RunSummary summary =
        RunSummaries.of(
                List.of(
                    SampleResults.aboveWire(SampleResults.DIGEST, 1.6e9),
                    SampleResults.scored(SampleResults.DIGEST, 1e8, true)))
            .get(0);

    assertThat(summary.n()).isEqualTo(2);
    assertThat(summary.aboveWire()).isEqualTo(1);
  }

  @Test
  void oneRunHasNoSpread() {
    RunSummary summary = of(85.0);

    assertThat(summary.n()).isEqualTo(1);
    assertThat(summary.mean()).isEqualTo(85.0);
    assertThat(summary.median()).isEqualTo(85.0);
    assertThat(summary.best()).isEqualTo(85.0);
    assertThat(summary.stdev()).isNull();
    assertThat(summary.cv()).isNull();
    assertThat(summary.ci95()).isNull();
  }

  /** By hand: s = sqrt(2), t(0.975; 1) = 12.706204736432095, so the reach is t. */
  @Test
  void twoRunsHaveAWideInterval() {
    RunSummary summary = of(10, 12);

    assertThat(summary.mean()).isCloseTo(11, EXACT);
    assertThat(summary.median()).isCloseTo(11, EXACT);
    assertThat(summary.stdev()).isCloseTo(Math.sqrt(2), EXACT);
    assertThat(summary.cv()).isCloseTo(0.12856486930664501, EXACT);
    assertThat(summary.ci95().low()).isCloseTo(11 - 12.706204736432095, EXACT);
    assertThat(summary.ci95().high()).isCloseTo(11 + 12.706204736432095, EXACT);
  }

  /** By hand: the squares sum to 3.4, s = sqrt(3.4 / 4), t(0.975; 4) = 2.7764451051977987. */
  @Test
  void fiveRunsAgreeWithValuesByHand() {
    RunSummary summary = of(84.1, 85.3, 83.7, 86.0, 84.9);

    assertThat(summary.n()).isEqualTo(5);
    assertThat(summary.mean()).isCloseTo(84.8, EXACT);
    assertThat(summary.median()).isCloseTo(84.9, EXACT);
    assertThat(summary.best()).isCloseTo(86.0, EXACT);
    assertThat(summary.stdev()).isCloseTo(0.9219544457292888, EXACT);
    assertThat(summary.cv()).isCloseTo(0.9219544457292888 / 84.8, EXACT);
    double reach = 2.7764451051977987 * 0.9219544457292888 / Math.sqrt(5);
    assertThat(summary.ci95().low()).isCloseTo(84.8 - reach, EXACT);
    assertThat(summary.ci95().high()).isCloseTo(84.8 + reach, EXACT);
  }

  /** Two-sided 95 % points of Student's t, as printed in tables. */
  @ParameterizedTest
  @CsvSource({"2,12.706", "3,4.303", "4,3.182", "5,2.776", "6,2.571", "10,2.262", "31,2.042"})
  void theIntervalFollowsTheTableOfStudentsT(int n, double t) {
    double[] scores = new double[n];
    for (int i = 0; i < n; i++) {
      scores[i] = 100 + i;
    }
    RunSummary summary = of(scores);

    double reach = (summary.ci95().high() - summary.ci95().low()) / 2;
    assertThat(reach * Math.sqrt(n) / summary.stdev()).isCloseTo(t, within(5e-4));
  }

  @Test
  void aMeanOfZeroHasNoCoefficientOfVariation() {
    RunSummary summary = of(0, 0);

    assertThat(summary.stdev()).isZero();
    assertThat(summary.cv()).isNull();
    assertThat(summary.ci95()).isEqualTo(new RunSummary.Interval(0, 0));
  }

  @Test
  void tracesAreKeptApartInOrderOfAppearanceAndInvalidRunsLeftOut() {
    List<RunSummary> summaries =
        RunSummaries.of(
            List.of(
                SampleResults.scored(OTHER, 1, true),
                SampleResults.scored(SampleResults.DIGEST, 2, true),
                SampleResults.scored(OTHER, 1000, false),
                SampleResults.scored(OTHER, 3, true)));

    assertThat(summaries)
        .extracting(RunSummary::digest)
        .containsExactly(OTHER, SampleResults.DIGEST);
    assertThat(summaries).extracting(RunSummary::n).containsExactly(2, 1);
    assertThat(summaries).extracting(RunSummary::invalid).containsExactly(1, 0);
    assertThat(summaries).extracting(RunSummary::mean).containsExactly(2.0, 2.0);
    assertThat(summaries.get(0).best()).isEqualTo(3.0);
  }

  private static RunSummary of(double... scores) {
    List<RunResult> runs = new ArrayList<>();
    for (double score : scores) {
      runs.add(SampleResults.scored(SampleResults.DIGEST, score, true));
    }
    return RunSummaries.of(runs).get(0);
  }
}
