package io.nasreplay.benchmarks.contender;

/**
 * One measurement.
 *
 * @param operations transfers that ended well
 * @param bytes what they moved
 * @param seconds from the start to the last operation's end, or until all is durable where that is
 *     compared
 */
public record Measured(long operations, long bytes, double seconds) {
  public Measured {
    if (operations < 0 || bytes < 0 || !(seconds > 0)) {
      throw new IllegalArgumentException(
          "measured is "
              + operations
              + " operations, "
              + bytes
              + " bytes, "
              + seconds
              + " s; allowed: not negative, and some time");
    }
  }

  /** Transfers per second. */
  public double operationsPerSecond() {
    return operations / seconds;
  }

  /** Bytes per second. */
  public double bytesPerSecond() {
    return bytes / seconds;
  }
}
