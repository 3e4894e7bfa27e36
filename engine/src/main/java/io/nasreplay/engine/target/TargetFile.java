package io.nasreplay.engine.target;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * An open file. Reads and writes are positional and may run at once from several threads; a close
 * comes when all other calls have returned, or they may reach another file. Reads and writes
 * allocate nothing when they succeed and the buffer is direct and page-aligned.
 */
public interface TargetFile extends Closeable {
  /**
   * Reads up to {@code buffer.remaining()} bytes at the offset, in as few calls as the system
   * allows (one, unless it returns early before the end of the file).
   *
   * @return the bytes read; fewer than asked only at the end of the file, 0 when beyond it
   */
  int read(ByteBuffer buffer, long offsetBytes) throws IOException;

  /**
   * Writes {@code buffer.remaining()} bytes at the offset (at the end of the file when it was
   * opened to append), in as few calls as the system allows.
   *
   * @return the bytes written; fewer than asked only when the system refuses more without an error
   */
  int write(ByteBuffer buffer, long offsetBytes) throws IOException;

  /** Makes data and metadata durable. */
  void flush() throws IOException;

  /** Sets the size. */
  void truncate(long lengthBytes) throws IOException;

  /** The size now. */
  long sizeBytes() throws IOException;

  /** Empty when the file got the mode asked for; otherwise what the system said. */
  default Optional<String> fallbackReason() {
    return Optional.empty();
  }

  /**
   * Whether such a transfer goes past the cache in mode DIRECT. Where it does not, it goes buffered
   * and, if it is a write, is flushed before it returns. Always true in other modes.
   */
  default boolean isAligned(long offsetBytes, int lengthBytes) {
    return true;
  }

  /**
   * Opens what such a transfer needs besides this file, so that its call need not: a file of mode
   * DIRECT opens a buffered one for transfers that are not aligned. Does nothing where nothing is
   * needed or all is open.
   */
  default void prepareFor(long offsetBytes, int lengthBytes) throws IOException {}

  @Override
  void close() throws IOException;
}
