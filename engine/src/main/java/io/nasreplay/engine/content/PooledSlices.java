package io.nasreplay.engine.content;

import io.nasreplay.engine.target.TransferBuffer;
import java.nio.ByteBuffer;

/**
 * Parts of a pool of its own that is filled once, and goes on with its start beyond its end for as
 * long as the longest slice. What is between the stamps never changes.
 */
final class PooledSlices implements ContentSlices {
  private final UniqueContent content;
  private final Stamper stamper;
  private final ByteBuffer memory;

  PooledSlices(UniqueContent content, int longestBytes) {
    int memoryBytes = memoryBytes(longestBytes);
    this.content = content;
    this.stamper = content.stamper();
    this.memory = TransferBuffer.allocate(memoryBytes);
    content.copyPool(0, memory, memoryBytes);
  }

  /** The pool and the longest slice, in whole blocks, from any byte of any block of the pool. */
  static int memoryBytes(int longestBytes) {
    return UniqueContent.POOL_BYTES
        + (longestBytes + Content.BLOCK_BYTES - 1) / Content.BLOCK_BYTES * Content.BLOCK_BYTES;
  }

  @Override
  public ByteBuffer slice(int contentId, long generation, long offsetBytes, int lengthBytes) {
    int into = (int) (offsetBytes % Content.BLOCK_BYTES);
    int index = content.poolIndex(contentId, offsetBytes - into);
    int end = index + into + lengthBytes;
    memory.clear();
    stamper.stamp(memory, index, end, contentId, generation, offsetBytes - into);
    return memory.limit(end).position(index + into);
  }
}
