package io.nasreplay.engine.measure;

/**
 * What the lanes of one stream did together.
 *
 * @param operations operations issued
 * @param failed unexpected failures
 * @param bytesRead bytes that its reads returned
 * @param bytesWritten bytes that its writes accepted
 * @param firstStartNanos start of its first operation; Long.MAX_VALUE when there was none
 * @param lastEndNanos end of its last operation; Long.MIN_VALUE when there was none
 */
public record StreamTotals(
    long operations,
    long failed,
    long bytesRead,
    long bytesWritten,
    long firstStartNanos,
    long lastEndNanos) {
  static final StreamTotals NONE = new StreamTotals(0, 0, 0, 0, Long.MAX_VALUE, Long.MIN_VALUE);

  static StreamTotals of(LaneMeter lane) {
    return new StreamTotals(
        lane.operations,
        lane.failed,
        lane.bytesRead,
        lane.bytesWritten,
        lane.firstStartNanos,
        lane.lastEndNanos);
  }

  StreamTotals plus(StreamTotals other) {
    return new StreamTotals(
        operations + other.operations,
        failed + other.failed,
        bytesRead + other.bytesRead,
        bytesWritten + other.bytesWritten,
        Math.min(firstStartNanos, other.firstStartNanos),
        Math.max(lastEndNanos, other.lastEndNanos));
  }
}
