package io.nasreplay.engine.content;

import java.nio.ByteBuffer;

/** Content as an array, for tests. */
public final class Contents {
  private Contents() {}

  public static byte[] bytes(
      Content content, int contentId, long generation, long offsetBytes, int lengthBytes) {
    ByteBuffer memory = ByteBuffer.allocateDirect(lengthBytes + Content.MARGIN_BYTES);
    byte[] bytes = new byte[lengthBytes];
    content.slicesIn(memory).slice(contentId, generation, offsetBytes, lengthBytes).get(bytes);
    return bytes;
  }
}
