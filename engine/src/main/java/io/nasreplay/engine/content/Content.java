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
 * <p>Thread-safe; each thread takes its own {@link ContentSlices}.
 */
public sealed interface Content permits UniqueContent, ZeroContent {
  /** Content is unique per block of this size, and stamped at its start. */
  int BLOCK_BYTES = 4096;

  /** The generation of content that is there before the replay. */
  long PREPARED_GENERATION = 0;

  /** What memory for {@link #slicesIn} must hold besides the longest slice. */
  int MARGIN_BYTES = 2 * BLOCK_BYTES;

  /** Content from a seed. Unique content holds 1 MiB, and so do all of its {@link #slices}. */
  static Content of(long seed, DataSource source) {
    return switch (source) {
      case UNIQUE -> new UniqueContent(seed);
      case ZERO -> ZeroContent.INSTANCE;
    };
  }

  /**
   * Slices of ready content in memory of their own: making one costs a few nanoseconds per block,
   * and nothing is copied.
   *
   * @param longestBytes the longest slice that will be asked for, 0 to 1 GiB
   */
  ContentSlices slices(int longestBytes);

  /** How much memory outside the heap {@link #slices} takes, in bytes. */
  long sliceMemoryBytes(int longestBytes);

  /**
   * Slices that are copied into memory of the caller, who may use it for other things whenever no
   * slice is in use.
   *
   * @param memory starts on a page; holds {@value #MARGIN_BYTES} bytes more than the longest slice
   */
  ContentSlices slicesIn(ByteBuffer memory);
}
