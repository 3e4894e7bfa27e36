package io.nasreplay.generators.pattern;

import static com.google.common.base.Preconditions.checkArgument;

import org.apache.commons.rng.UniformRandomProvider;

/** The block orders. The number of blocks is 1 to 2^62 in each of them. */
public final class BlockOrders {
  static final long MAX_BLOCKS = 1L << 62;

  private BlockOrders() {}

  /** 0, 1, 2 ... to the last block, then from 0 again. */
  public static BlockOrder sequential(long blocks) {
    return new PassOrder(requireBlocks(blocks), position -> position);
  }

  /** From the last block down to 0, then from the last again. */
  public static BlockOrder reverse(long blocks) {
    requireBlocks(blocks);
    return new PassOrder(blocks, position -> blocks - 1 - position);
  }

  /**
   * From both ends to the middle, by turns: 0, the last, 1, the last but one ...; then from 0
   * again.
   */
  public static BlockOrder butterfly(long blocks) {
    requireBlocks(blocks);
    return new PassOrder(
        blocks, position -> position % 2 == 0 ? position / 2 : blocks - 1 - position / 2);
  }

  /**
   * Each block once per pass, in an order that the generator decides; each pass has an order of its
   * own. No memory per block: see {@link FeistelPermutation}.
   */
  public static BlockOrder random(long blocks, UniformRandomProvider random) {
    return new RandomOrder(requireBlocks(blocks), random);
  }

  /** Each time any block with equal probability: in a pass some come twice and some not at all. */
  public static BlockOrder randomWithReplacement(long blocks, UniformRandomProvider random) {
    return new DrawnOrder(requireBlocks(blocks), () -> random.nextLong(blocks));
  }

  /**
   * Every {@code strideBlocks}-th block from 0 on, then every one from 1 on, and so on, until each
   * block was accessed once: 0, 3, 6, 1, 4, 7, 2, 5 for 8 blocks and a stride of 3.
   *
   * @param strideBlocks from one access to the next, 1 or more; from {@code blocks} on the order is
   *     sequential
   */
  public static BlockOrder strided(long blocks, long strideBlocks) {
    checkArgument(strideBlocks >= 1, "stride is %s blocks; allowed: 1 or more", strideBlocks);
    return new StridedOrder(requireBlocks(blocks), strideBlocks);
  }

  /**
   * Skewed popularity: the k-th most popular block comes with a probability proportional to {@code
   * 1 / k^exponent}. Blocks are drawn with replacement. Ranks are scattered over the file by a
   * seeded permutation: were block 0 the most popular, block 1 the next and so on, popular blocks
   * would be neighbours, and a read-ahead or a cache with large lines would serve one with the
   * other.
   *
   * @param exponent the skew, above 0 to 100; about 1 for many real workloads
   */
  public static BlockOrder zipf(long blocks, double exponent, UniformRandomProvider random) {
    ZipfSampler ranks = new ZipfSampler(requireBlocks(blocks), exponent, random);
    FeistelPermutation scatter = new FeistelPermutation(blocks, random);
    return new DrawnOrder(blocks, () -> scatter.apply(ranks.next() - 1));
  }

  private static long requireBlocks(long blocks) {
    checkArgument(blocks >= 1 && blocks <= MAX_BLOCKS, "blocks is %s; allowed: 1 to 2^62", blocks);
    return blocks;
  }
}
