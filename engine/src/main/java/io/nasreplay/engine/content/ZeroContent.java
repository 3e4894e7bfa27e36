package io.nasreplay.engine.content;

import java.nio.ByteBuffer;

/** Zeros, whatever is asked for. */
enum ZeroContent implements Content {
  INSTANCE;

  private static final byte[] ZEROS = new byte[1 << 16];

  @Override
  public void fill(ByteBuffer buffer, int contentId, long generation, long offsetBytes) {
    int at = buffer.position();
    while (at < buffer.limit()) {
      int lengthBytes = Math.min(ZEROS.length, buffer.limit() - at);
      buffer.put(at, ZEROS, 0, lengthBytes);
      at += lengthBytes;
    }
  }
}
