package io.nasreplay.engine.target;

import java.nio.ByteBuffer;

/**
 * Memory for transfers. A buffer that does not start on a page makes cached reads up to five times
 * slower and is refused by direct I/O; plain direct buffers start 16 bytes beyond one.
 */
public final class TransferBuffer {
  /** What the address is a multiple of. */
  public static final int PAGE_BYTES = 4096;

  private TransferBuffer() {}

  /**
   * A direct buffer that starts on a page.
   *
   * @param capacityBytes its capacity, 0 up to 2 GiB less two pages
   */
  public static ByteBuffer allocate(int capacityBytes) {
    int pages = (capacityBytes + PAGE_BYTES - 1) / PAGE_BYTES;
    return ByteBuffer.allocateDirect((pages + 1) * PAGE_BYTES)
        .alignedSlice(PAGE_BYTES)
        .limit(capacityBytes)
        .slice();
  }
}
