package io.nasreplay.generators.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.generators.pattern.SizeDistribution.Fixed;
import io.nasreplay.generators.pattern.SizeDistribution.LogNormal;
import io.nasreplay.generators.pattern.SizeDistribution.Table;
import io.nasreplay.generators.pattern.SizeDistribution.Uniform;
import io.nasreplay.generators.random.SeededRandom;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SizeDistributionTest {
  private static long[] draw(SizeDistribution distribution, int count) {
    return LongStream.generate(distribution.sampler(SeededRandom.of(1, "sizes")))
        .limit(count)
        .toArray();
  }

  @Test
  void fixedIsFixed() {
    assertThat(draw(new Fixed(4096), 3)).containsExactly(4096, 4096, 4096);
  }

  @Test
  void uniformReachesBothEndsEquallyOften() {
    long[] sizes = draw(new Uniform(10, 13), 40_000);
    long[] counts = new long[4];
    Arrays.stream(sizes).forEach(s -> counts[(int) s - 10]++);
    BlockOrdersTest.assertPlausible(BlockOrdersTest.chiSquare(LongStream.of(counts), 10_000), 3);
    assertThat(draw(new Uniform(5, 5), 2)).containsExactly(5, 5);
  }

  @Test
  void logNormalHasTheMedianAndTheSpread() {
    double sigma = 1.5;
    long median = 1 << 20;
    long[] sizes = draw(new LogNormal(median, sigma, 0, 1L << 60), 100_000);
    double[] logs = Arrays.stream(sizes).mapToDouble(s -> Math.log((double) s / median)).toArray();
    double mean = Arrays.stream(logs).average().orElseThrow();
    double variance = Arrays.stream(logs).map(x -> x * x).average().orElseThrow() - mean * mean;
    assertThat(mean).isBetween(-0.02, 0.02);
    assertThat(Math.sqrt(variance)).isBetween(sigma - 0.02, sigma + 0.02);
    long within = Arrays.stream(logs).filter(x -> Math.abs(x) < 1.96 * sigma).count();
    assertThat(within / 100_000.0).isBetween(0.947, 0.953);
  }

  @Test
  void logNormalStaysInItsRangeWithoutHeapsAtTheEnds() {
    long[] sizes = draw(new LogNormal(1000, 2, 500, 2000), 50_000);
    assertThat(Arrays.stream(sizes).min().orElseThrow()).isBetween(500L, 510L);
    assertThat(Arrays.stream(sizes).max().orElseThrow()).isBetween(1990L, 2000L);
    assertThat(Arrays.stream(sizes).filter(s -> s == 500 || s == 2000).count()).isLessThan(200);
    assertThat(draw(new LogNormal(7, 10, 7, 7), 3)).containsExactly(7, 7, 7);
    assertThat(draw(new LogNormal(7, 0, 0, 100), 3)).containsExactly(7, 7, 7);
  }

  @Test
  void tableChoosesARangeThenASize() {
    Table table =
        new Table(
            new WeightedTable<>(
                List.of(
                    new WeightedTable.Entry<>(new Uniform(1, 1), 25),
                    new WeightedTable.Entry<>(new Uniform(100, 199), 75))));
    long[] sizes = draw(table, 40_000);
    assertThat(Arrays.stream(sizes).filter(s -> s == 1).count()).isBetween(9_600L, 10_400L);
    assertThat(Arrays.stream(sizes).filter(s -> s >= 100).average().orElseThrow())
        .isBetween(148.5, 150.5);
    assertThat(Arrays.stream(sizes).filter(s -> s != 1 && (s < 100 || s > 199))).isEmpty();
  }

  @Test
  void refusesImpossibleShapes() {
    assertThatThrownBy(() -> new Fixed(-1)).hasMessage("size is -1 B; allowed: 0 B to 2^63-2 B");
    assertThatThrownBy(() -> new Uniform(5, 4)).hasMessage("min is 5 B; allowed: up to max, 4 B");
    assertThatThrownBy(() -> new Uniform(0, Long.MAX_VALUE)).hasMessageStartingWith("max is");
    assertThatThrownBy(() -> new LogNormal(5, 1, 6, 9))
        .hasMessage("median is 5 B; allowed: 1 B or more, from min 6 B to max 9 B");
    assertThatThrownBy(() -> new LogNormal(7, -1, 6, 9))
        .hasMessage("sigma is -1.0; allowed: 0 to 10");
  }
}
