package io.nasreplay.engine.content;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Incompressible content in which no two blocks are alike. A file is a random pool, over and over,
 * from a page of the pool that its content id chooses; every block is then stamped in place (see
 * {@link Stamp}). Neighbouring blocks of a file are neighbours in the pool, whichever writes they
 * come from, so that within the pool's size nothing repeats for a compressor to find; and no range
 * of a kilobyte is without a tag of its own for deduplication to match.
 */
final class UniqueContent implements Content {
  /**
   * As large as the largest record that file servers compress in one piece, and small enough for a
   * core's second cache: from twice the size on, writes of 1 MiB to memory take 2 % longer.
   */
  static final int POOL_BYTES = 1 << 20;

  private final long seed;
  private final byte[] pool = new byte[POOL_BYTES];

  UniqueContent(long seed) {
    this.seed = seed;
    ByteBuffer words = ByteBuffer.wrap(pool).order(ByteOrder.LITTLE_ENDIAN);
    for (int word = 0; word < POOL_BYTES / Long.BYTES; word++) {
      words.putLong(word * Long.BYTES, Mixing.mixAt(~seed, word));
    }
  }

  @Override
  public ContentSlices slices(int longestBytes) {
    return new PooledSlices(this, longestBytes);
  }

  @Override
  public long sliceMemoryBytes(int longestBytes) {
    return PooledSlices.memoryBytes(longestBytes);
  }

  @Override
  public ContentSlices slicesIn(ByteBuffer memory) {
    return new CopiedSlices(this, memory);
  }

  /** Where in the pool a block of a file begins. */
  int poolIndex(int contentId, long blockOffsetBytes) {
    long base = Mixing.mix(seed + contentId) * BLOCK_BYTES;
    return (int) (base + blockOffsetBytes) & (POOL_BYTES - 1);
  }

  /** Copies the pool, over and over, from an index of it to the start of memory. */
  void copyPool(int poolIndex, ByteBuffer memory, int lengthBytes) {
    int from = poolIndex;
    for (int at = 0; at < lengthBytes; ) {
      int partBytes = Math.min(lengthBytes - at, POOL_BYTES - from);
      memory.put(at, pool, from, partBytes);
      at += partBytes;
      from = 0;
    }
  }

  Stamper stamper() {
    return new Stamper(seed);
  }
}
