package io.nasreplay.benchmarks.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SampleTest {
  @Test
  void medianIsTheMiddleOfAnOddNumber() {
    assertThat(new Sample(List.of(9.0, 1.0, 4.0)).median()).isEqualTo(4);
  }

  @Test
  void medianIsTheMeanOfTheTwoInTheMiddle() {
    assertThat(new Sample(List.of(9.0, 1.0, 4.0, 5.0)).median()).isEqualTo(4.5);
  }

  @Test
  void ratioIsOfMediansNotOfMeans() {
    Sample noisy = new Sample(List.of(2.0, 2.0, 1000.0));
    assertThat(noisy.ratioTo(new Sample(List.of(4.0)))).isEqualTo(0.5);
  }

  @Test
  void spreadIsFromSmallestToLargest() {
    Sample sample = new Sample(List.of(3.0, 1.0, 2.0));
    assertThat(List.of(sample.min(), sample.max())).containsExactly(1.0, 3.0);
  }

  @Test
  void aTargetIsMetAtItsBound() {
    assertThat(Target.atLeast(0.88).verdict(0.88)).isEqualTo("0.880 (>= 0.880: met)");
    assertThat(Target.atMost(0.70).isMetBy(0.70)).isTrue();
    assertThat(Target.atMost(0.70).isMetBy(0.71)).isFalse();
  }

  @Test
  void roundingDoesNotMeetATarget() {
    assertThat(Target.atLeast(0.99).verdict(0.986)).isEqualTo("0.986 (>= 0.990: **not met**)");
    assertThat(Target.atMost(0.1).isMetBy(0.104)).isFalse();
  }

  @Test
  void roundingDoesNotMissATarget() {
    assertThat(Target.atLeast(1.4534).isMetBy(1.4541)).isTrue();
  }

  @Test
  void agreementIsMissedOnEitherSide() {
    Target target = Target.within(0.05);
    assertThat(List.of(target.isMetBy(0.94), target.isMetBy(0.951), target.isMetBy(1.06)))
        .containsExactly(false, true, false);
    assertThat(target.verdict(1.06)).isEqualTo("1.060 (0.950 to 1.050: **not met**)");
  }
}
