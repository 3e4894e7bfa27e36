package io.nasreplay.generators.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.apache.commons.rng.UniformRandomProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeededRandomTest {
  private static long[] first(int count, UniformRandomProvider random) {
    return random.longs(count).toArray();
  }

  /** Computed by a second implementation of SHA-256 seeding and xoshiro256++, in Python. */
  @ParameterizedTest
  @ValueSource(strings = {"en-US", "tr-TR", "ar-EG"})
  void givesTheNumbersOfASecondImplementation(String tag) {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag(tag));
    try {
      assertThat(first(3, SeededRandom.of(1)))
          .containsExactly(2310206789668372491L, -7615086860295499129L, 1593892401287858342L);
      assertThat(first(3, SeededRandom.of(1, "stream", "3", "think")))
          .containsExactly(6786754690862773840L, -4032210497679908542L, -7785693902295064649L);
      assertThat(first(3, SeededRandom.of(-7, "größe")))
          .containsExactly(-5237459620414213584L, 648357207939343695L, 6569828905152393198L);
    } finally {
      Locale.setDefault(before);
    }
  }

  /** What the samplers draw: bounded numbers and fractions, as made by the pinned library. */
  @Test
  void derivesBoundedNumbersAlwaysTheSameWay() {
    UniformRandomProvider random = SeededRandom.of(1);
    assertThat(random.nextInt(100)).isEqualTo(81);
    assertThat(random.nextLong(1_000_000_000_000L)).isEqualTo(606_707_026_243L);
    assertThat(random.nextLong(10, 20)).isEqualTo(11);
    assertThat(random.nextDouble()).isEqualTo(0.11802776365192913);
  }

  @Test
  void namesAreKeptApart() {
    assertThat(first(2, SeededRandom.of(1, "ab", "c")))
        .isNotEqualTo(first(2, SeededRandom.of(1, "a", "bc")))
        .isNotEqualTo(first(2, SeededRandom.of(1, "abc")))
        .isNotEqualTo(first(2, SeededRandom.of(2, "ab", "c")))
        .isEqualTo(first(2, SeededRandom.of(1, "ab", "c")));
  }
}
