package io.nasreplay.generators.pattern;

import java.util.function.LongUnaryOperator;

/** An order that maps the position in a pass to a block, each pass alike. */
final class PassOrder implements BlockOrder {
  private final long blocks;
  private final LongUnaryOperator blockAt;
  private long position;

  PassOrder(long blocks, LongUnaryOperator blockAt) {
    this.blocks = blocks;
    this.blockAt = blockAt;
  }

  @Override
  public long blocks() {
    return blocks;
  }

  @Override
  public long next() {
    long block = blockAt.applyAsLong(position);
    position = position + 1 == blocks ? 0 : position + 1;
    return block;
  }
}
