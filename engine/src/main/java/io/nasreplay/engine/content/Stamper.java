package io.nasreplay.engine.content;

import java.nio.ByteBuffer;

/** Stamps blocks. For one thread: remembers which write it stamped for last. */
final class Stamper {
  private final long seed;
  private int lastContentId;
  private long lastGeneration;
  private long lastOrigin;

  Stamper(long seed) {
    this.seed = seed;
    this.lastOrigin = Stamp.origin(seed, lastContentId, lastGeneration);
  }

  /**
   * Stamps all blocks of which a part lies in a range of memory; the last one may end beyond it.
   *
   * @param from where the first block begins
   * @param to the end of the range, at most a block before that of the memory
   */
  void stamp(
      ByteBuffer memory, int from, int to, int contentId, long generation, long blockOffsetBytes) {
    long origin = origin(contentId, generation);
    long offsetBytes = blockOffsetBytes;
    for (int at = from; at < to; at += Content.BLOCK_BYTES) {
      Stamp.write(memory, at, seed, contentId, generation, offsetBytes, origin);
      offsetBytes += Content.BLOCK_BYTES;
    }
  }

  private long origin(int contentId, long generation) {
    if (contentId != lastContentId || generation != lastGeneration) {
      lastContentId = contentId;
      lastGeneration = generation;
      lastOrigin = Stamp.origin(seed, contentId, generation);
    }
    return lastOrigin;
  }
}
