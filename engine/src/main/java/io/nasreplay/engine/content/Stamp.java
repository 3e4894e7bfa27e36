package io.nasreplay.engine.content;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * Who wrote a block, and where it belongs: the first {@value #BYTES} bytes of every unique block.
 * Five little-endian words: a checksum of the other four, then seed, content id, generation and
 * block offset, each masked with the checksum rotated by another number of bits, so that stamps
 * neither compress nor repeat. Every further sector of {@value #SECTOR_BYTES} bytes, the unit in
 * which disks write, begins with a tag of one word that follows from the checksum.
 *
 * @param seed the seed of the content
 * @param contentId the file
 * @param generation the write
 * @param blockOffsetBytes the file offset of the block
 */
record Stamp(long seed, int contentId, long generation, long blockOffsetBytes) {
  static final int BYTES = 5 * Long.BYTES;
  static final int SECTOR_BYTES = 512;

  private static final VarHandle LONGS =
      MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** "nasblock" in ASCII: where the checksum starts from. */
  private static final long MAGIC = 0x6e6173626c6f636bL;

  private static final int ROTATION_BITS = 13;

  /** What the checksums of one write to one file start from. */
  static long origin(long seed, int contentId, long generation) {
    long hash = Mixing.absorb(MAGIC, seed);
    hash = Mixing.absorb(hash, contentId);
    return Mixing.absorb(hash, generation);
  }

  /** Stamps the block at an index of a buffer; the origin is that of the first three values. */
  static void write(
      ByteBuffer buffer,
      int index,
      long seed,
      int contentId,
      long generation,
      long blockOffsetBytes,
      long origin) {
    long checksum = Mixing.absorb(origin, blockOffsetBytes);
    LONGS.set(buffer, index, checksum);
    LONGS.set(buffer, index + Long.BYTES, masked(checksum, 1, seed));
    LONGS.set(buffer, index + 2 * Long.BYTES, masked(checksum, 2, contentId));
    LONGS.set(buffer, index + 3 * Long.BYTES, masked(checksum, 3, generation));
    LONGS.set(buffer, index + 4 * Long.BYTES, masked(checksum, 4, blockOffsetBytes));
    long tag = checksum;
    for (int at = SECTOR_BYTES; at < Content.BLOCK_BYTES; at += SECTOR_BYTES) {
      tag += Mixing.GOLDEN;
      LONGS.set(buffer, index + at, tag);
    }
  }

  /** The stamp at an index of a buffer, or null when there is none or it is damaged. */
  static @Nullable Stamp read(ByteBuffer buffer, int index) {
    long checksum = (long) LONGS.get(buffer, index);
    long seed = masked(checksum, 1, word(buffer, index, 1));
    long contentId = masked(checksum, 2, word(buffer, index, 2));
    long generation = masked(checksum, 3, word(buffer, index, 3));
    long blockOffsetBytes = masked(checksum, 4, word(buffer, index, 4));
    boolean sound =
        contentId == (int) contentId
            && checksum
                == Mixing.absorb(origin(seed, (int) contentId, generation), blockOffsetBytes);
    return sound ? new Stamp(seed, (int) contentId, generation, blockOffsetBytes) : null;
  }

  private static long masked(long checksum, int word, long value) {
    return value ^ Long.rotateLeft(checksum, word * ROTATION_BITS);
  }

  private static long word(ByteBuffer buffer, int index, int word) {
    return (long) LONGS.get(buffer, index + word * Long.BYTES);
  }
}
