package io.nasreplay.engine.content;

/**
 * Which earlier writes to a file are surely over when a stream writes to it. The trace orders two
 * writes only when one stream makes both, with a fence between them if its depth is above 1, or
 * when each stream passes a barrier in between.
 */
final class WriteOrder {
  /** No older write is open. */
  static final long ALL_SETTLED = Long.MAX_VALUE;

  private static final int NOBODY = -1;
  private static final int SEVERAL = -2;

  private int epoch;
  private int writer = NOBODY;
  private long epochGeneration = 1;

  /**
   * Notes a write.
   *
   * @return older writes of this generation and above may land before or after it
   */
  long note(StreamState stream, long generation) {
    if (writer == NOBODY || stream.epoch() > epoch) {
      epoch = Math.max(epoch, stream.epoch());
      writer = stream.id();
      epochGeneration = generation;
      return ALL_SETTLED;
    }
    if (stream.epoch() < epoch) {
      writer = SEVERAL;
      epochGeneration = 1;
    } else if (writer != stream.id()) {
      writer = SEVERAL;
    } else {
      return stream.isDeep() ? stream.openGeneration() : ALL_SETTLED;
    }
    return epochGeneration;
  }

  /** Whether all writes so far are over for a stream that now looks at the file. */
  boolean isSettledFor(StreamState stream) {
    return writer == NOBODY
        || stream.epoch() > epoch
        || (stream.epoch() == epoch && writer == stream.id());
  }
}
