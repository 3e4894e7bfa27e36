package io.nasreplay.engine.content;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * The first {@value #BYTES} bytes of every unique block: who wrote it, and where it belongs. Five
 * little-endian words: a checksum of the other four, then seed, content id, generation and block
 * offset, each masked with a word derived from the checksum, so that stamps neither compress nor
 * repeat.
 *
 * @param seed the seed of the content
 * @param contentId the file
 * @param generation the write
 * @param blockOffsetBytes the file offset of the block
 */
record Stamp(long seed, int contentId, long generation, long blockOffsetBytes) {
  static final int WORDS = 5;
  static final int BYTES = WORDS * Long.BYTES;

  private static final VarHandle LONGS =
      MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** "nasblock" in ASCII: where the checksum starts from. */
  private static final long MAGIC = 0x6e6173626c6f636bL;

  /** The checksum, which is also the seed of all that is random in the block. */
  static long checksum(long seed, int contentId, long generation, long blockOffsetBytes) {
    long hash = Mixing.absorb(MAGIC, seed);
    hash = Mixing.absorb(hash, contentId);
    hash = Mixing.absorb(hash, generation);
    return Mixing.absorb(hash, blockOffsetBytes);
  }

  /** A word of the stamp with this checksum, for the value that stands in this word. */
  static long masked(long checksum, int word, long value) {
    return value ^ Mixing.mixAt(checksum, word);
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
            && checksum == checksum(seed, (int) contentId, generation, blockOffsetBytes);
    return sound ? new Stamp(seed, (int) contentId, generation, blockOffsetBytes) : null;
  }

  private static long word(ByteBuffer buffer, int index, int word) {
    return (long) LONGS.get(buffer, index + word * Long.BYTES);
  }
}
