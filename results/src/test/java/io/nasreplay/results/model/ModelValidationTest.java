package io.nasreplay.results.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.results.SampleResults;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModelValidationTest {
  @ParameterizedTest
  @ValueSource(doubles = {-1, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void aRateIsFiniteAndNotNegative(double rate) {
    assertRefused(
        () -> new Throughput.Rate(rate),
        "bytesPerSecond is " + rate + "; allowed: a finite number, 0 or more");
  }

  @Test
  void wordsOutsideTheListAreRefused() {
    Throughput.Rate rate = new Throughput.Rate(1);
    assertRefused(
        () -> new Throughput(rate, rate, null, "plateau"),
        "score is \"plateau\"; allowed: withFlush, withoutFlush");
    assertRefused(
        () -> CacheEvidence.notReplayed("none", 0, 0),
        "requested is \"none\"; allowed: flush, direct, sync, os");
  }

  @Test
  void sharesAreBetweenNothingAndAll() {
    assertRefused(
        () -> new CacheEvidence.Moved("network interface eth0", 2L, 0L, 1, 0, 2.0, null, ""),
        "readShare is 2.0; allowed: 0 to 1");
  }

  @Test
  void aDigestIsSixtyFourHexadecimalDigits() {
    assertRefused(
        () -> new TraceFacts("t", "ABC", 0, 0, 0, 0, 0, 0, 0, false),
        "digest is \"ABC\"; allowed: 64 lower-case hexadecimal digits");
  }

  @Test
  void anUnknownNumberIsMinusOneAndNothingBelow() {
    assertRefused(
        () ->
            new EnvironmentFacts(
                "", "", "", "", 1, "", 0, "", -2, SampleResults.full().environment().target()),
        "ramBytes is -2; allowed: -1 or more");
    assertRefused(
        () ->
            new EnvironmentFacts(
                "", "", "", "", 1, "", 1.5, "", 0, SampleResults.full().environment().target()),
        "cpuStealFraction is 1.5; allowed: 0 to 1, or -1");
    assertRefused(
        () -> new LinkFacts("eth0", "ethernet", -2, 1500, "full", "no"),
        "bitsPerSecond is -2; allowed: -1 or more");
  }

  @Test
  void moreFailuresThanAreKeptAreRefused() {
    Failures.Sample sample = new Failures.Sample(0, 0, "read", "a", 0, 0, "EIO", "", 0);
    assertRefused(
        () -> new Failures(101, List.of(), Collections.nCopies(101, sample)),
        "first holds 101 failures; allowed: 100 or fewer");
  }

  @Test
  void validAndReasonsExcludeEachOther() {
    assertRefused(
        () -> verdict(true, List.of("lost the target")),
        "valid is true with reasons [lost the target]; allowed: reasons when not valid");
    assertRefused(
        () -> verdict(false, List.of()), "valid is false with reasons []; allowed: reasons when");
  }

  @Test
  void aResultDoesNotChangeWithTheCollectionsItWasMadeFrom() {
    List<String> reasons = new ArrayList<>(List.of("one"));
    RunResult result = verdict(false, reasons);
    reasons.add("two");

    assertThat(result.reasons()).containsExactly("one");
  }

  @Test
  void labelsAreSorted() {
    Map<String, String> labels = new HashMap<>();
    for (char key = 'z'; key >= 'a'; key--) {
      labels.put("k" + key, "v");
    }
    assertThat(List.copyOf(labelled(labels).labels().keySet())).isSorted().hasSize(26);
  }

  @Test
  void theScoreIsTheRateThatIsNamed() {
    Throughput.Rate with = new Throughput.Rate(1);
    Throughput.Rate without = new Throughput.Rate(2);

    assertThat(new Throughput(with, without, null, "withFlush").scoreRate()).isEqualTo(with);
    assertThat(new Throughput(with, without, null, "withoutFlush").scoreRate()).isEqualTo(without);
  }

  private static void assertRefused(ThrowingCallable made, String message) {
    assertThatThrownBy(made)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(message);
  }

  private static RunResult verdict(boolean valid, List<String> reasons) {
    return copy(valid, reasons, Map.of());
  }

  private static RunResult labelled(Map<String, String> labels) {
    return copy(true, List.of(), labels);
  }

  private static RunResult copy(boolean valid, List<String> reasons, Map<String, String> labels) {
    RunResult sample = SampleResults.minimal();
    return new RunResult(
        sample.schema(),
        sample.tool(),
        valid,
        reasons,
        sample.notes(),
        sample.trace(),
        sample.options(),
        labels,
        sample.phases(),
        sample.replay(),
        sample.throughput(),
        sample.pacing(),
        sample.operations(),
        sample.streams(),
        sample.series(),
        sample.errors(),
        sample.cache(),
        Optional.empty(),
        sample.environment());
  }
}
