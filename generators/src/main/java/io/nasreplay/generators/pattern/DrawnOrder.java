package io.nasreplay.generators.pattern;

import java.util.function.LongSupplier;

/** An order without passes: each block is drawn anew. */
record DrawnOrder(long blocks, LongSupplier draw) implements BlockOrder {
  @Override
  public long next() {
    return draw.getAsLong();
  }
}
