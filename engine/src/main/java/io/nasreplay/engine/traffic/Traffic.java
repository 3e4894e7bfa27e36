package io.nasreplay.engine.traffic;

/**
 * Bytes that passed a counter.
 *
 * @param bytesIn towards the client: received, or read from a device
 * @param bytesOut towards the target: sent, or written to a device
 */
public record Traffic(long bytesIn, long bytesOut) {
  /** Both directions together. */
  public long bytes() {
    return bytesIn + bytesOut;
  }

  /** What passed since an earlier reading; negative when the counter was reset in between. */
  public Traffic since(Traffic earlier) {
    return new Traffic(bytesIn - earlier.bytesIn, bytesOut - earlier.bytesOut);
  }
}
