package io.nasreplay.engine.content;

import java.nio.ByteBuffer;

/** Gives parts of files, one at a time. For one thread; allocates nothing and takes no lock. */
public interface ContentSlices {
  /**
   * The bytes that a range of a file holds, from the position to the limit of a buffer that must
   * not be written to and is good until the next call. Any range gives the same bytes however it is
   * split into calls. The address of the first byte is as far beyond a page as the offset is beyond
   * a block, so that what is aligned in the file is aligned in memory.
   *
   * @param contentId which file's content, 0 or more
   * @param generation which write's content, 0 or more
   * @param offsetBytes the file offset of the first byte, 0 or more
   * @param lengthBytes 0 up to what the slices were made for
   */
  ByteBuffer slice(int contentId, long generation, long offsetBytes, int lengthBytes);
}
