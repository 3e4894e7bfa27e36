package io.nasreplay.engine.content;

import io.nasreplay.engine.target.TransferBuffer;
import java.nio.ByteBuffer;

/** Zeros, whatever is asked for. */
enum ZeroContent implements Content {
  INSTANCE;

  private static final byte[] ZEROS = new byte[1 << 16];

  @Override
  public ContentSlices slices(int longestBytes) {
    ByteBuffer zeros = TransferBuffer.allocate(longestBytes + BLOCK_BYTES);
    return (contentId, generation, offsetBytes, lengthBytes) ->
        place(zeros, offsetBytes, lengthBytes);
  }

  @Override
  public long sliceMemoryBytes(int longestBytes) {
    return (long) longestBytes + BLOCK_BYTES;
  }

  @Override
  public ContentSlices slicesIn(ByteBuffer memory) {
    return (contentId, generation, offsetBytes, lengthBytes) -> {
      memory.clear();
      fill(memory, 0, lengthBytes + BLOCK_BYTES);
      return place(memory, offsetBytes, lengthBytes);
    };
  }

  /** Puts zeros from one index up to another. */
  static void fill(ByteBuffer buffer, int from, int to) {
    for (int at = from; at < to; at += ZEROS.length) {
      buffer.put(at, ZEROS, 0, Math.min(ZEROS.length, to - at));
    }
  }

  private static ByteBuffer place(ByteBuffer zeros, long offsetBytes, int lengthBytes) {
    int into = (int) (offsetBytes % BLOCK_BYTES);
    return zeros.limit(into + lengthBytes).position(into);
  }
}
