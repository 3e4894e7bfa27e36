package io.nasreplay.engine.local;

import java.nio.ByteBuffer;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** The address of the direct buffer that a thread uses again and again; finds it out once. */
final class BufferAddress {
  private final ToLongFunction<ByteBuffer> startOf;
  private @Nullable ByteBuffer buffer;
  private long startAddress;

  /**
   * @param startOf the address of a buffer's index 0
   */
  BufferAddress(ToLongFunction<ByteBuffer> startOf) {
    this.startOf = startOf;
  }

  /** The address of a buffer's position. */
  @SuppressWarnings("ReferenceEquality") // the same memory, not the same content
  long of(ByteBuffer used) {
    if (used != buffer) {
      startAddress = startOf.applyAsLong(used);
      buffer = used;
    }
    return startAddress + used.position();
  }
}
