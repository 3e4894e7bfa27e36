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

  /** The memory from each block on: native calls take a buffer from its start. */
  private final ByteBuffer[] starts;

  PooledSlices(UniqueContent content, int longestBytes) {
    int memoryBytes = memoryBytes(longestBytes);
    this.content = content;
    this.stamper = content.stamper();
    this.memory = TransferBuffer.allocate(memoryBytes);
    content.copyPool(0, memory, memoryBytes);
    this.starts = new ByteBuffer[UniqueContent.POOL_BYTES / Content.BLOCK_BYTES];
    for (int block = 0; block < starts.length; block++) {
      starts[block] = memory.position(block * Content.BLOCK_BYTES).slice();
    }
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
    int end = into + lengthBytes;
    stamper.stamp(memory, index, index + end, contentId, generation, offsetBytes - into);
    return starts[index / Content.BLOCK_BYTES].limit(end).position(into);
  }
}
