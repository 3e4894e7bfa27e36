package io.nasreplay.generators.pattern;

import org.apache.commons.rng.UniformRandomProvider;

/** Each block once per pass; a new permutation for each pass. */
final class RandomOrder implements BlockOrder {
  private final long blocks;
  private final UniformRandomProvider random;
  private FeistelPermutation permutation;
  private long position;

  RandomOrder(long blocks, UniformRandomProvider random) {
    this.blocks = blocks;
    this.random = random;
    this.permutation = new FeistelPermutation(blocks, random);
  }

  @Override
  public long blocks() {
    return blocks;
  }

  @Override
  public long next() {
    if (position == blocks) {
      permutation = new FeistelPermutation(blocks, random);
      position = 0;
    }
    return permutation.apply(position++);
  }
}
