package io.nasreplay.engine.content;

import java.nio.ByteBuffer;

/** Parts of the pool that are copied into the caller's memory. */
final class CopiedSlices implements ContentSlices {
  private final UniqueContent content;
  private final Stamper stamper;
  private final ByteBuffer memory;

  CopiedSlices(UniqueContent content, ByteBuffer memory) {
    this.content = content;
    this.stamper = content.stamper();
    this.memory = memory;
  }

  @Override
  public ByteBuffer slice(int contentId, long generation, long offsetBytes, int lengthBytes) {
    int into = (int) (offsetBytes % Content.BLOCK_BYTES);
    int end = into + lengthBytes;
    memory.clear();
    content.copyPool(content.poolIndex(contentId, offsetBytes - into), memory, end);
    stamper.stamp(memory, 0, end, contentId, generation, offsetBytes - into);
    return memory.limit(end).position(into);
  }
}
