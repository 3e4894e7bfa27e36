package io.nasreplay.engine.content;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Incompressible content in which no two blocks are alike. A block is a {@link Stamp}, then a slice
 * of a random pool at a random word, every word XORed with a random key of the block. The key
 * defeats what the pool alone would not: matching slices by deduplication or by a compressor's long
 * window (zstd --long reduces pool slices without a key to a twentieth, with it not at all).
 */
final class UniqueContent implements Content {
  private static final int POOL_WORDS = 1 << 21;
  private static final int BLOCK_WORDS = BLOCK_BYTES / Long.BYTES;

  private static final VarHandle LONGS =
      MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private final long seed;
  private final long[] pool;

  UniqueContent(long seed) {
    this.seed = seed;
    this.pool = new long[POOL_WORDS + BLOCK_WORDS];
    for (int word = 0; word < pool.length; word++) {
      pool[word] = Mixing.mixAt(~seed, word);
    }
  }

  @Override
  public void fill(ByteBuffer buffer, int contentId, long generation, long offsetBytes) {
    int at = buffer.position();
    long offset = offsetBytes;
    while (at < buffer.limit()) {
      int from = (int) (offset % BLOCK_BYTES);
      int to = Math.min(BLOCK_BYTES, from + buffer.limit() - at);
      fillBlock(buffer, at - from, from, to, contentId, generation, offset - from);
      at += to - from;
      offset += to - from;
    }
  }

  /** Fills bytes from..to of the block whose byte 0 stands, or would stand, at index base. */
  private void fillBlock(
      ByteBuffer buffer,
      int base,
      int from,
      int to,
      int contentId,
      long generation,
      long blockOffsetBytes) {
    long checksum = Stamp.checksum(seed, contentId, generation, blockOffsetBytes);
    if (from < Stamp.BYTES) {
      putClipped(buffer, base, from, to, 0, checksum);
      putClipped(buffer, base, from, to, 1, Stamp.masked(checksum, 1, seed));
      putClipped(buffer, base, from, to, 2, Stamp.masked(checksum, 2, contentId));
      putClipped(buffer, base, from, to, 3, Stamp.masked(checksum, 3, generation));
      putClipped(buffer, base, from, to, 4, Stamp.masked(checksum, 4, blockOffsetBytes));
    }
    if (to > Stamp.BYTES) {
      fillBody(buffer, base, Math.max(from, Stamp.BYTES), to, checksum);
    }
  }

  private void fillBody(ByteBuffer buffer, int base, int from, int to, long checksum) {
    long key = Mixing.mixAt(checksum, Stamp.WORDS);
    int slice = (int) (Mixing.mixAt(checksum, Stamp.WORDS + 1) >>> 3) & (POOL_WORDS - 1);
    int firstWhole = (from + Long.BYTES - 1) / Long.BYTES;
    int endWhole = to / Long.BYTES;
    if (from % Long.BYTES != 0) {
      putClipped(buffer, base, from, to, firstWhole - 1, pool[slice + firstWhole - 1] ^ key);
    }
    for (int word = firstWhole; word < endWhole; word++) {
      LONGS.set(buffer, base + word * Long.BYTES, pool[slice + word] ^ key);
    }
    if (to % Long.BYTES != 0 && endWhole >= firstWhole) {
      putClipped(buffer, base, from, to, endWhole, pool[slice + endWhole] ^ key);
    }
  }

  /** Puts those bytes of a word of the block that lie in from..to. */
  private static void putClipped(
      ByteBuffer buffer, int base, int from, int to, int word, long value) {
    int start = word * Long.BYTES;
    if (from <= start && start + Long.BYTES <= to) {
      LONGS.set(buffer, base + start, value);
      return;
    }
    for (int at = Math.max(from, start); at < Math.min(to, start + Long.BYTES); at++) {
      buffer.put(base + at, (byte) (value >>> ((at - start) * Byte.SIZE)));
    }
  }
}
