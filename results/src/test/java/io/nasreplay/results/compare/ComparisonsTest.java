package io.nasreplay.results.compare;

import static io.nasreplay.results.compare.SampleRuns.OTHER_DIGEST;
import static io.nasreplay.results.compare.SampleRuns.labelled;
import static io.nasreplay.results.compare.SampleRuns.quick;
import static io.nasreplay.results.compare.SampleRuns.run;
import static io.nasreplay.results.compare.SampleRuns.runs;
import static io.nasreplay.results.compare.SampleRuns.scored;
import static io.nasreplay.results.compare.SampleRuns.withCache;
import static io.nasreplay.results.compare.SampleRuns.withStreams;
import static io.nasreplay.results.compare.SampleRuns.withTiming;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.nasreplay.results.SampleResults;
import io.nasreplay.results.compare.Comparison.Cell;
import io.nasreplay.results.compare.Comparison.Curve;
import io.nasreplay.results.compare.Comparison.Difference;
import io.nasreplay.results.compare.Comparison.Line;
import io.nasreplay.results.compare.Comparison.Point;
import io.nasreplay.results.compare.Comparison.Row;
import io.nasreplay.results.compare.Comparison.Target;
import io.nasreplay.results.model.Measure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class ComparisonsTest {
  private static final Offset<Double> CLOSE = within(1e-9);
  private static final ComparisonRules THROUGHPUT = ComparisonRules.of(Measure.THROUGHPUT);

  @Test
  void figuresAreSetAgainstTheFirstTarget() {
    Comparison comparison =
        of(
            runs("read", "A", 112.4, 113.1, 111.8, 112.9, 113.4),
            runs("read", "B", 109.7, 110.9, 108.8, 111.2));

    assertThat(comparison.baseline()).isEqualTo("A");
    assertThat(comparison.unit()).isEqualTo("MB/s");
    assertThat(comparison.targets()).extracting(Target::runs).containsExactly(5, 4);
    Cell first = cell(comparison, 0, 0);
    assertThat(first.ratio()).isEqualTo(1);
    assertThat(first.percentDifference()).isZero();
    assertThat(first.difference()).isNull();
    Cell second = cell(comparison, 0, 1);
    assertThat(second.mean()).isEqualTo(110.15, CLOSE);
    assertThat(second.best()).isEqualTo(111.2, CLOSE);
    assertThat(second.ratio()).isEqualTo(110.15 / 112.72, CLOSE);
    assertThat(second.percentDifference()).isEqualTo(100 * (110.15 / 112.72 - 1), CLOSE);
    // r=stats.ttest_ind(b, a, equal_var=False); r.pvalue; r.confidence_interval(.95)
    Difference difference = second.difference();
    assertThat(difference.verdict()).isEqualTo(Verdict.WORSE);
    assertThat(difference.p()).isEqualTo(0.011209198569765471, CLOSE);
    assertThat(difference.ci95().low()).isEqualTo(-4.220996035972734, CLOSE);
    assertThat(difference.ci95Percent().high())
        .isEqualTo(-0.9190039640272523 / 112.72 * 100, CLOSE);
  }

  @Test
  void theBaselineMayBeAnyTarget() {
    ComparisonRules rules =
        new ComparisonRules(
            Measure.THROUGHPUT, Optional.of("B"), SignificanceTest.WELCH, false, false, false);
    List<RecordedRun> both = all(runs("read", "A", 100, 102), runs("read", "B", 50, 51));

    assertThat(cell(Comparisons.of(both, rules), 0, 0).ratio()).isEqualTo(2, CLOSE);
    ComparisonRules unknown =
        new ComparisonRules(
            Measure.THROUGHPUT, Optional.of("C"), SignificanceTest.WELCH, false, false, false);
    assertThatThrownBy(() -> Comparisons.of(both, unknown))
        .isInstanceOf(IncomparableException.class)
        .hasMessage("baseline is \"C\"; allowed: A, B");
  }

  @Test
  void lowerMayBeBetter() {
    Comparison comparison =
        Comparisons.of(
            all(runs("read", "A", 100, 101, 102), runs("read", "B", 50, 51, 52)),
            ComparisonRules.of(Measure.TIME));

    assertThat(comparison.lowerIsBetter()).isTrue();
    assertThat(cell(comparison, 0, 1).difference().verdict()).isEqualTo(Verdict.NO_SPREAD);
    assertThat(
            Differences.of(
                    SignificanceTest.WELCH,
                    true,
                    new double[] {10, 11, 12},
                    new double[] {20, 21, 22})
                .verdict())
        .isEqualTo(Verdict.WORSE);
    assertThat(
            Differences.of(
                    SignificanceTest.MANN_WHITNEY,
                    true,
                    new double[] {10, 11, 12, 13},
                    new double[] {0, 0, 0, 1})
                .verdict())
        .isEqualTo(Verdict.BETTER);
  }

  @Test
  void tooFewRunsAreSaidToBe() {
    Comparison comparison = of(runs("read", "A", 100, 101, 102), runs("read", "B", 200));

    assertThat(cell(comparison, 0, 1).difference().verdict()).isEqualTo(Verdict.NOT_ENOUGH_RUNS);
    assertThat(cell(comparison, 0, 1).difference().p()).isNull();
    assertThat(comparison.comparisons()).isZero();
    Comparison ranks =
        Comparisons.of(
            all(runs("read", "A", 1, 2, 3), runs("read", "B", 7, 8, 9)),
            new ComparisonRules(
                Measure.THROUGHPUT,
                Optional.empty(),
                SignificanceTest.MANN_WHITNEY,
                false,
                false,
                false));
    assertThat(cell(ranks, 0, 1).difference().verdict()).isEqualTo(Verdict.NOT_ENOUGH_RUNS);
  }

  @Test
  void aProbabilityIsCorrectedForAllComparisons() {
    List<List<RecordedRun>> tests = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      String digest = Integer.toString(i).repeat(64);
      for (double score : new double[] {100, 101, 102}) {
        tests.add(List.of(scored("test " + i, "A", digest, score)));
        tests.add(List.of(scored("test " + i, "B", digest, score + (i == 0 ? 3.5 : 0.1))));
      }
    }
    Comparison comparison =
        Comparisons.of(tests.stream().flatMap(List::stream).toList(), THROUGHPUT);

    Difference difference = cell(comparison, 0, 1).difference();
    assertThat(difference.p()).isLessThan(0.05);
    assertThat(difference.correctedP()).isEqualTo(10 * difference.p(), CLOSE);
    assertThat(difference.verdict()).isEqualTo(Verdict.NOT_SHOWN);
    assertThat(comparison.method()).contains("Holm's correction for all 10 comparisons");
  }

  @Test
  void itIsSaidWhetherProbabilitiesOfRanksAreExact() {
    ComparisonRules ranks =
        new ComparisonRules(
            Measure.THROUGHPUT,
            Optional.empty(),
            SignificanceTest.MANN_WHITNEY,
            false,
            false,
            false);
    List<RecordedRun> exact = all(runs("a", "A", 1, 2, 3, 4), runs("a", "B", 5, 6, 7, 8));
    List<RecordedRun> tied = all(runs("b", "A", 1, 1, 3, 4), runs("b", "B", 4, 6, 7, 8));

    assertThat(Comparisons.of(exact, ranks).method())
        .startsWith("Mann-Whitney U test with exact probabilities, two-sided");
    assertThat(Comparisons.of(tied, ranks).method())
        .startsWith("Mann-Whitney U test by the normal approximation with corrections for ties");
    assertThat(Comparisons.of(all(exact, tied), ranks).method())
        .startsWith("Mann-Whitney U test with exact probabilities, but 1 by the normal");
  }

  @Test
  void invalidRunsAreLeftOutAndListed() {
    Comparison comparison =
        of(
            runs("read", "A", 100, 102),
            List.of(run("read", "B", SampleResults.scored(SampleRuns.DIGEST, 5, false))),
            runs("read", "B", 90, 91));

    assertThat(cell(comparison, 0, 1).n()).isEqualTo(2);
    assertThat(comparison.leftOut()).hasSize(1);
    assertThat(comparison.leftOut().get(0).source()).isEqualTo("results/B/run");
    assertThat(comparison.leftOut().get(0).reason()).startsWith("invalid: ");
    assertThatThrownBy(
            () -> of(List.of(run("read", "B", SampleResults.scored(OTHER_DIGEST, 5, false)))))
        .isInstanceOf(IncomparableException.class)
        .hasMessageContaining("results/B/run, is left out: invalid: ");
    assertThatThrownBy(() -> of(List.of())).hasMessageStartingWith("there is no run to compare");
    assertThatThrownBy(
            () -> Comparisons.of(runs("read", "A", 1, 2), ComparisonRules.of(Measure.LATE_FRAMES)))
        .isInstanceOf(IncomparableException.class)
        .hasMessageContaining("it has no late-frames");
  }

  @Test
  void differentTracesOfOneTestAreRefused() {
    List<RecordedRun> runs =
        List.of(scored("read", "A", SampleRuns.DIGEST, 100), scored("read", "B", OTHER_DIGEST, 90));

    assertThatThrownBy(() -> Comparisons.of(runs, THROUGHPUT))
        .isInstanceOf(IncomparableException.class)
        .hasMessageStartingWith("test read has different traces: digest ")
        .hasMessageContaining("00000000 on B (results/B/run)")
        .hasMessageEndingWith("Allow it with --allow-different-traces");
    Comparison allowed =
        Comparisons.of(
            runs,
            new ComparisonRules(
                Measure.THROUGHPUT, Optional.empty(), SignificanceTest.WELCH, true, false, false));
    assertThat(allowed.rows()).hasSize(1);
    assertThat(allowed.rows().get(0).digests()).hasSize(2);
    assertThat(allowed.remarks()).contains("read: DIFFERENT TRACES are compared, as was allowed");
  }

  @Test
  void severalTracesOfOneNameAreTestsOfTheirOwnWhenTheyMeet() {
    List<RecordedRun> runs = new ArrayList<>();
    for (String target : List.of("A", "B")) {
      runs.add(withStreams(scored("ixbt-read", target, OTHER_DIGEST, 90), 1));
      runs.add(withStreams(scored("ixbt-read", target, "1".repeat(64), 80), 4));
    }
    runs.add(withStreams(scored("ixbt-read", "A", "2".repeat(64), 70), 16));

    Comparison comparison = Comparisons.of(runs, THROUGHPUT);
    assertThat(comparison.rows())
        .extracting(Row::test)
        .containsExactly("ixbt-read streams=1", "ixbt-read streams=4", "ixbt-read streams=16");
    assertThat(cell(comparison, 2, 1).n()).isZero();
    assertThat(cell(comparison, 2, 1).mean()).isNull();
    Curve curve = comparison.curves().get(0);
    assertThat(curve.parameter()).isEqualTo("streams");
    assertThat(curve.lines()).extracting(Line::target).containsExactly("A", "B");
    assertThat(curve.lines().get(0).points())
        .extracting(Point::number)
        .containsExactly(1.0, 4.0, 16.0);
    assertThat(curve.lines().get(1).points()).extracting(Point::mean).containsExactly(90.0, 80.0);
  }

  @Test
  void oneTraceUnderTwoNamesIsOneTest() {
    Comparison comparison =
        of(runs("ixbt-read size=1MiB", "A", 100, 101), runs("ixbt-read", "B", 90, 91));

    assertThat(comparison.rows()).hasSize(1);
    assertThat(comparison.rows().get(0).test()).isEqualTo("ixbt-read size=1MiB");
    assertThat(of(runs("a", "A", 1, 2), runs("b", "A", 3, 4)).rows()).hasSize(2);
    assertThat(of(runs("a share=x", "A", 1, 2), runs("a share=y", "B", 3, 4)).rows()).hasSize(2);
  }

  @Test
  void cacheModesAndTimingMustBeEqual() {
    List<RecordedRun> cache = new ArrayList<>(runs("read", "A", 100, 101));
    runs("read", "B", 90, 91).forEach(run -> cache.add(withCache(run, "os")));
    List<RecordedRun> timing = new ArrayList<>(runs("read", "A", 100, 101));
    runs("read", "B", 90, 91).forEach(run -> timing.add(withTiming(run, "timed")));
    ComparisonRules all =
        new ComparisonRules(
            Measure.THROUGHPUT, Optional.empty(), SignificanceTest.WELCH, false, true, true);

    assertThatThrownBy(() -> Comparisons.of(cache, THROUGHPUT))
        .isInstanceOf(IncomparableException.class)
        .hasMessageContaining("different cache modes: direct on A (results/A/run); os on B")
        .hasMessageEndingWith("--allow-different-cache");
    assertThatThrownBy(() -> Comparisons.of(timing, THROUGHPUT))
        .isInstanceOf(IncomparableException.class)
        .hasMessageContaining("timed")
        .hasMessageEndingWith("--allow-different-timing");
    assertThat(Comparisons.of(cache, all).remarks().get(0)).endsWith(", as was allowed");
    assertThat(Comparisons.of(timing, all).remarks().get(0)).contains("different timing");
  }

  @Test
  void marksAreToldByName() {
    Comparison comparison =
        of(
            List.of(quick(run("read", "A", SampleResults.aboveWire(SampleRuns.DIGEST, 1.6e9)))),
            runs("read", "B", 90));

    assertThat(comparison.remarks())
        .startsWith(
            "read on A: ABOVE THE WIRE in 1 run: the client's cache took part",
            "QUICK trial: the figures compare with nothing else: read");
    assertThat(cell(comparison, 0, 0).aboveWire()).isEqualTo(1);
  }

  @Test
  void labelsMakeAMatrix() {
    List<RecordedRun> runs =
        List.of(
            labelled("read", 110, Map.of("device", "DS923", "protocol", "smb", "share", "plain")),
            labelled("read", 90, Map.of("device", "DS923", "protocol", "smb", "share", "crypt")),
            labelled("read", 111, Map.of("device", "DS923", "protocol", "nfs", "share", "plain")),
            labelled("read", 101, Map.of("device", "TS464", "protocol", "smb", "share", "plain")));

    Comparison comparison =
        Comparisons.of(
            new Matrix(List.of("test", "share"), List.of("device", "protocol")).arrange(runs),
            THROUGHPUT);

    assertThat(comparison.targets())
        .extracting(Target::name)
        .containsExactly("DS923, smb", "DS923, nfs", "TS464, smb");
    assertThat(comparison.rows())
        .extracting(Row::test)
        .containsExactly("read share=plain", "read share=crypt");
    assertThat(cell(comparison, 0, 2).mean()).isEqualTo(101, CLOSE);
    assertThat(cell(comparison, 1, 2).n()).isZero();
    assertThat(Matrix.keys(runs))
        .containsExactly("test", "target", "cache", "timing", "device", "protocol", "share");
    assertThatThrownBy(() -> new Matrix(List.of(), List.of("devise")).arrange(runs))
        .isInstanceOf(IncomparableException.class)
        .hasMessageStartingWith("no run has a label devise; allowed: test, target,");
    assertThatThrownBy(() -> new Matrix(List.of(), List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void whatAllRunsOfATargetHaveInCommonIsItsLabels() {
    RecordedRun one = labelled("read", 110, Map.of("device", "DS923", "try", "1"));
    RecordedRun two = labelled("read", 110, Map.of("device", "DS923", "try", "2"));

    assertThat(of(List.of(one, two)).targets().get(0).labels())
        .isEqualTo(Map.of("device", "DS923"));
  }

  @Test
  void sizesInNamesAreNumbers() {
    assertThat(ParameterisedName.number("64KiB").orElseThrow()).isEqualTo(65536);
    assertThat(ParameterisedName.number("64kB").orElseThrow()).isEqualTo(64000);
    assertThat(ParameterisedName.number("1.5").orElseThrow()).isEqualTo(1.5);
    assertThat(ParameterisedName.number("random")).isEmpty();
    assertThat(ParameterisedName.of("a b streams=4 block=64KiB"))
        .isEqualTo(new ParameterisedName("a b", Map.of("streams", "4", "block", "64KiB")));
    assertThat(ParameterisedName.of("streams=4").title()).isEqualTo("streams=4");
  }

  @SafeVarargs
  private static Comparison of(List<RecordedRun>... runs) {
    List<RecordedRun> all = new ArrayList<>();
    for (List<RecordedRun> some : runs) {
      all.addAll(some);
    }
    return Comparisons.of(all, THROUGHPUT);
  }

  private static List<RecordedRun> all(List<RecordedRun> some, List<RecordedRun> others) {
    List<RecordedRun> all = new ArrayList<>(some);
    all.addAll(others);
    return all;
  }

  private static Cell cell(Comparison comparison, int row, int target) {
    return comparison.rows().get(row).cells().get(target);
  }
}
