package io.nasreplay.generators.pattern;

/** Residue classes of the stride, one after the other. */
final class StridedOrder implements BlockOrder {
  private final long blocks;
  private final long strideBlocks;
  private long block;
  private long residue;

  StridedOrder(long blocks, long strideBlocks) {
    this.blocks = blocks;
    this.strideBlocks = strideBlocks;
  }

  @Override
  public long blocks() {
    return blocks;
  }

  @Override
  public long next() {
    long current = block;
    if (strideBlocks < blocks - block) {
      block += strideBlocks;
    } else {
      residue = residue + 1 < Math.min(strideBlocks, blocks) ? residue + 1 : 0;
      block = residue;
    }
    return current;
  }
}
