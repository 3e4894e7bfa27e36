package io.nasreplay.generators.arrival;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.generators.random.SeededRandom;
import java.util.Arrays;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ThinkTimeTest {
  private static final int DRAWS = 100_000;

  private static long[] draw(ThinkTime time) {
    return LongStream.generate(time.sampler(SeededRandom.of(1, "think"))).limit(DRAWS).toArray();
  }

  private static double shareAbove(long[] times, double micros) {
    return Arrays.stream(times).filter(t -> t > micros).count() / (double) DRAWS;
  }

  @Test
  void fixedIsFixed() {
    assertThat(draw(new ThinkTime.Fixed(20_000))).containsOnly(20_000);
  }

  @Test
  void uniformReachesBothEnds() {
    long[] times = draw(new ThinkTime.Uniform(10, 19));
    assertThat(Arrays.stream(times).min()).hasValue(10);
    assertThat(Arrays.stream(times).max()).hasValue(19);
    assertThat(Arrays.stream(times).average().orElseThrow()).isBetween(14.45, 14.55);
  }

  @Test
  void exponentialHasTheMeanAndTheTail() {
    long[] times = draw(new ThinkTime.Exponential(1_000_000));
    assertThat(Arrays.stream(times).average().orElseThrow()).isBetween(985_000.0, 1_015_000.0);
    for (int means = 1; means <= 4; means++) {
      double expected = Math.exp(-means);
      double sigma = Math.sqrt(expected * (1 - expected) / DRAWS);
      assertThat(shareAbove(times, means * 1e6))
          .isBetween(expected - 5 * sigma, expected + 5 * sigma);
    }
    assertThat(draw(new ThinkTime.Exponential(0))).containsOnly(0);
  }

  @Test
  void refusesWhatHasNoMeaning() {
    assertThatThrownBy(() -> new ThinkTime.Fixed(-1))
        .hasMessage("think time is -1 us; allowed: 0 us to 2^53 us");
    assertThatThrownBy(() -> new ThinkTime.Uniform(2, 1))
        .hasMessage("min is 2 us; allowed: up to max, 1 us");
    assertThatThrownBy(() -> new ThinkTime.Exponential(1L << 60))
        .hasMessage("mean is 1152921504606846976 us; allowed: 0 us to 2^53 us");
  }
}
