package io.nasreplay.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class FairnessTest {
  @Test
  void equalSharesAreFairAndOneForAllIsOneOfN() {
    assertThat(Fairness.jain(new double[] {5, 5, 5, 5})).isCloseTo(1, within(1e-12));
    assertThat(Fairness.jain(new double[] {9, 0, 0, 0})).isCloseTo(0.25, within(1e-12));
  }

  /** Jain's own example: 20 of 100 users share equally, 0.2. */
  @Test
  void aShareOfTheUsersIsTheIndex() {
    double[] shares = new double[100];
    java.util.Arrays.fill(shares, 0, 20, 3.5);
    assertThat(Fairness.jain(shares)).isCloseTo(0.2, within(1e-12));
  }

  @Test
  void nothingSharedHasNone() {
    assertThat(Fairness.jain(new double[] {0, 0})).isNull();
  }
}
