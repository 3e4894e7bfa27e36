package io.nasreplay.generators.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.generators.random.SeededRandom;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.apache.commons.rng.UniformRandomProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BlockOrdersTest {
  private static UniformRandomProvider random(String name) {
    return SeededRandom.of(1, name);
  }

  private static long[] take(BlockOrder order, int count) {
    return LongStream.generate(order::next).limit(count).toArray();
  }

  private static void assertCoversEachBlockOncePerPass(BlockOrder order, int passes) {
    int blocks = (int) order.blocks();
    for (int pass = 0; pass < passes; pass++) {
      BitSet seen = new BitSet(blocks);
      for (int i = 0; i < blocks; i++) {
        seen.set((int) order.next());
      }
      assertThat(seen.cardinality()).as("different blocks of %s", blocks).isEqualTo(blocks);
      assertThat(seen.length()).as("1 + highest block of %s", blocks).isEqualTo(blocks);
    }
  }

  @Test
  void sequentialAndReverseStartAgainAfterAPass() {
    assertThat(take(BlockOrders.sequential(3), 7)).containsExactly(0, 1, 2, 0, 1, 2, 0);
    assertThat(take(BlockOrders.reverse(3), 7)).containsExactly(2, 1, 0, 2, 1, 0, 2);
    assertThat(take(BlockOrders.sequential(1), 2)).containsExactly(0, 0);
  }

  @Test
  void butterflyGoesFromBothEndsToTheMiddle() {
    assertThat(take(BlockOrders.butterfly(10), 12))
        .containsExactly(0, 9, 1, 8, 2, 7, 3, 6, 4, 5, 0, 9);
    assertThat(take(BlockOrders.butterfly(5), 6)).containsExactly(0, 4, 1, 3, 2, 0);
    for (int blocks = 1; blocks <= 40; blocks++) {
      assertCoversEachBlockOncePerPass(BlockOrders.butterfly(blocks), 2);
    }
  }

  @Test
  void stridedTakesResidueClassesInTurn() {
    assertThat(take(BlockOrders.strided(8, 3), 10)).containsExactly(0, 3, 6, 1, 4, 7, 2, 5, 0, 3);
    assertThat(take(BlockOrders.strided(4, 1), 5)).containsExactly(0, 1, 2, 3, 0);
    assertThat(take(BlockOrders.strided(3, 10), 4)).containsExactly(0, 1, 2, 0);
    assertThat(take(BlockOrders.strided(BlockOrders.MAX_BLOCKS, BlockOrders.MAX_BLOCKS - 1), 3))
        .containsExactly(0, BlockOrders.MAX_BLOCKS - 1, 1);
  }

  @Test
  void stridedCoversEveryBlockForEverySmallShape() {
    for (int blocks = 1; blocks <= 40; blocks++) {
      for (int stride = 1; stride <= 45; stride++) {
        assertCoversEachBlockOncePerPass(BlockOrders.strided(blocks, stride), 2);
      }
    }
  }

  @Test
  void randomIsABijectionForAllSmallSizes() {
    for (int blocks = 1; blocks <= 3000; blocks++) {
      assertCoversEachBlockOncePerPass(BlockOrders.random(blocks, random("n" + blocks)), 1);
    }
    assertCoversEachBlockOncePerPass(BlockOrders.random(1 << 20, random("2^20")), 2);
    assertCoversEachBlockOncePerPass(BlockOrders.random((1 << 20) + 1, random("2^20+1")), 1);
  }

  @ParameterizedTest
  @ValueSource(
      longs = {
        (1L << 23),
        (1L << 23) + 1,
        131072,
        1L << 31,
        (1L << 40) - 1,
        1L << 61,
        (1L << 61) + 1,
        1L << 62
      })
  void largePermutationsAreUndoneByTheirInverse(long blocks) {
    FeistelPermutation permutation = new FeistelPermutation(blocks, random("inverse"));
    UniformRandomProvider sample = random("sample");
    LongStream.concat(LongStream.of(0, 1, blocks - 1), sample.longs(20_000, 0, blocks))
        .forEach(
            value -> {
              long image = permutation.apply(value);
              assertThat(image).isBetween(0L, blocks - 1);
              assertThat(permutation.invert(image)).isEqualTo(value);
            });
  }

  /** Every place of every block: chi-square with (n-1)^2 degrees of freedom, 5 sigma. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5, 10, 17, 33})
  void everyBlockComesAtEveryPlaceEquallyOften(int blocks) {
    int passes = 20_000;
    BlockOrder order = BlockOrders.random(blocks, random("places"));
    long[][] counts = new long[blocks][blocks];
    for (int pass = 0; pass < passes; pass++) {
      for (int place = 0; place < blocks; place++) {
        counts[place][(int) order.next()]++;
      }
    }
    double expected = (double) passes / blocks;
    assertPlausible(
        chiSquare(Arrays.stream(counts).flatMapToLong(LongStream::of), expected),
        (blocks - 1.0) * (blocks - 1));
  }

  /** All 24 orders of 4 blocks, 120 of 5 and so on: the hardest case for few bits. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void everyOrderOfFewBlocksIsEquallyLikely(int blocks) {
    int passes = 50_000;
    BlockOrder order = BlockOrders.random(blocks, random("orders"));
    java.util.Map<Long, Long> counts = new java.util.HashMap<>();
    for (int pass = 0; pass < passes; pass++) {
      long code = 0;
      for (int i = 0; i < blocks; i++) {
        code = code * blocks + order.next();
      }
      counts.merge(code, 1L, Long::sum);
    }
    int orders = IntStream.rangeClosed(1, blocks).reduce(1, (a, b) -> a * b);
    assertThat(counts).hasSize(orders);
    assertPlausible(
        chiSquare(counts.values().stream().mapToLong(c -> c), (double) passes / orders),
        orders - 1.0);
  }

  /** The distance from one block to the next: as for a random order, no preferred jump. */
  @Test
  void jumpsBetweenNeighboursInARandomOrderAreUniform() {
    int blocks = 1 << 20;
    int classes = 64;
    BlockOrder order = BlockOrders.random(blocks, random("jumps"));
    long[] counts = new long[classes];
    long before = order.next();
    long sequential = 0;
    for (int i = 1; i < blocks; i++) {
      long block = order.next();
      counts[Math.floorMod(block - before, blocks) / (blocks / classes)]++;
      sequential += block == before + 1 ? 1 : 0;
      before = block;
    }
    assertPlausible(
        chiSquare(LongStream.of(counts), (double) (blocks - 1) / classes), classes - 1.0);
    assertThat(sequential).as("expected about 1 of a million").isLessThan(10);
  }

  @Test
  void passesOfARandomOrderDiffer() {
    BlockOrder order = BlockOrders.random(1000, random("passes"));
    assertThat(take(order, 1000)).isNotEqualTo(take(order, 1000));
  }

  @Test
  void withReplacementIsUniform() {
    int blocks = 100;
    long[] counts = new long[blocks];
    BlockOrder order = BlockOrders.randomWithReplacement(blocks, random("replacement"));
    for (int i = 0; i < 200_000; i++) {
      counts[(int) order.next()]++;
    }
    assertPlausible(chiSquare(LongStream.of(counts), 2000), blocks - 1.0);
  }

  @Test
  void zipfScattersTheMostPopularBlocks() {
    int blocks = 1000;
    long[] counts = new long[blocks];
    BlockOrder order = BlockOrders.zipf(blocks, 1.2, random("scatter"));
    for (int i = 0; i < 100_000; i++) {
      counts[(int) order.next()]++;
    }
    int[] byPopularity =
        IntStream.range(0, blocks)
            .boxed()
            .sorted((a, b) -> Long.compare(counts[b], counts[a]))
            .mapToInt(b -> b)
            .toArray();
    assertThat(
            IntStream.range(1, 10)
                .filter(i -> Math.abs(byPopularity[i] - byPopularity[i - 1]) == 1))
        .hasSizeLessThan(3);
  }

  @Test
  void equalSeedsGiveEqualOrders() {
    assertThat(take(BlockOrders.random(1L << 40, random("same")), 100))
        .isEqualTo(take(BlockOrders.random(1L << 40, random("same")), 100))
        .isNotEqualTo(take(BlockOrders.random(1L << 40, random("other")), 100));
    assertThat(take(BlockOrders.random(10, random("golden")), 10))
        .containsExactly(6, 9, 0, 1, 3, 4, 7, 5, 8, 2);
    assertThat(take(BlockOrders.random(1L << 33, random("golden")), 3))
        .containsExactly(8091140923L, 7063926836L, 6572816601L);
    assertThat(take(BlockOrders.zipf(1L << 33, 0.9, random("golden")), 4))
        .containsExactly(5544541182L, 6592869370L, 2967037222L, 6032270834L);
  }

  @Test
  void refusesWhatHasNoMeaning() {
    assertThatThrownBy(() -> BlockOrders.sequential(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("blocks is 0; allowed: 1 to 2^62");
    assertThatThrownBy(() -> BlockOrders.random(-1, random("x")))
        .hasMessage("blocks is -1; allowed: 1 to 2^62");
    assertThatThrownBy(() -> BlockOrders.strided(5, 0))
        .hasMessage("stride is 0 blocks; allowed: 1 or more");
    assertThatThrownBy(() -> BlockOrders.zipf(5, 0, random("x")))
        .hasMessage("zipf exponent is 0.0; allowed: above 0 to 100");
    assertThatThrownBy(() -> BlockOrders.zipf(5, Double.NaN, random("x")))
        .hasMessageStartingWith("zipf exponent is NaN");
  }

  static double chiSquare(LongStream counts, double expected) {
    return counts.mapToDouble(c -> (c - expected) * (c - expected) / expected).sum();
  }

  /** Within five standard deviations of the chi-square distribution's mean. */
  static void assertPlausible(double chiSquare, double degreesOfFreedom) {
    double spread = 5 * Math.sqrt(2 * degreesOfFreedom);
    assertThat(chiSquare)
        .isBetween(Math.max(0, degreesOfFreedom - spread), degreesOfFreedom + spread + 5);
  }
}
