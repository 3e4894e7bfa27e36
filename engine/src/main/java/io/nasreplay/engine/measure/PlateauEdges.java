package io.nasreplay.engine.measure;

import java.util.Arrays;
import java.util.OptionalDouble;

/**
 * The time in which all streams were active: from the start of the first operation of the stream
 * that started last, to the end of the last operation of the stream that finished first.
 * Thread-safe; told a few times per stream, asked once per operation.
 */
public final class PlateauEdges {
  private final long[] streamEndNanos;
  private int notStarted;
  private long latestStartNanos = Long.MIN_VALUE;
  private long earliestEndNanos = Long.MAX_VALUE;
  private volatile boolean startKnown;
  private volatile boolean endKnown;

  /**
   * Edges of a replay.
   *
   * @param streams streams of the plan
   * @param active those with at least one operation
   */
  public PlateauEdges(int streams, int active) {
    this.streamEndNanos = new long[streams];
    Arrays.fill(streamEndNanos, Long.MIN_VALUE);
    this.notStarted = active;
  }

  /** A stream starts its first operation. */
  public synchronized void started(long startNanos) {
    latestStartNanos = Math.max(latestStartNanos, startNanos);
    notStarted--;
    startKnown = notStarted == 0;
  }

  /** A lane of a stream has ended its last operation. */
  public synchronized void laneEnded(int stream, long endNanos) {
    streamEndNanos[stream] = Math.max(streamEndNanos[stream], endNanos);
  }

  /** All lanes of a stream have ended. */
  public synchronized void finished(int stream) {
    earliestEndNanos = Math.min(earliestEndNanos, streamEndNanos[stream]);
    endKnown = true;
  }

  /** Whether every stream has started. */
  boolean isStartKnown() {
    return startKnown;
  }

  /** Whether some stream has finished; an even earlier end may still be told. */
  boolean isEndKnown() {
    return endKnown;
  }

  synchronized long startNanos() {
    return latestStartNanos;
  }

  synchronized long endNanos() {
    return earliestEndNanos;
  }

  /** How long all streams were active, in seconds; empty when they never were. */
  synchronized OptionalDouble seconds() {
    boolean overlapped = startKnown && endKnown && earliestEndNanos > latestStartNanos;
    return overlapped
        ? OptionalDouble.of((earliestEndNanos - latestStartNanos) / 1e9)
        : OptionalDouble.empty();
  }
}
