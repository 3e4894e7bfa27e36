package io.nasreplay.engine.content;

import io.nasreplay.engine.api.ReplayOptions.DataSource;
import java.nio.ByteBuffer;

/**
 * What files hold: every byte is a pure function of the seed, the content id, the generation and
 * the byte's offset in the file, so that any part of any file can be made again at any time.
 *
 * <p>The content id is the number of the path in the trace: paths are numbered from 0 in the order
 * in which they first appear in its rows, setup rows included, stream names not. The generation of
 * a write is the 1-based number of its operation row in the trace's global order; all repeats of
 * one row share it. Content that was prepared before the replay has generation {@value
 * #PREPARED_GENERATION}. A write that appends is filled for the offset at which the trace, run in
 * its global order, would place it.
 *
 * <p>Thread-safe; filling allocates nothing and takes no lock.
 */
public sealed interface Content permits UniqueContent, ZeroContent {
  /** Content is unique per block of this size, and stamped at its start. */
  int BLOCK_BYTES = 4096;

  /** The generation of content that is there before the replay. */
  long PREPARED_GENERATION = 0;

  /**
   * Content from a seed; unique content holds a pool of 16 MiB, so that one instance should serve
   * all threads.
   */
  static Content of(long seed, DataSource source) {
    return switch (source) {
      case UNIQUE -> new UniqueContent(seed);
      case ZERO -> ZeroContent.INSTANCE;
    };
  }

  /**
   * Fills a buffer from its position to its limit; neither changes. Any range gives the same bytes
   * however it is split into calls.
   *
   * @param buffer what to fill, direct or on the heap, of any byte order
   * @param contentId which file's content, 0 or more
   * @param generation which write's content, 0 or more
   * @param offsetBytes the file offset of the byte at the buffer's position, 0 or more
   */
  void fill(ByteBuffer buffer, int contentId, long generation, long offsetBytes);
}
