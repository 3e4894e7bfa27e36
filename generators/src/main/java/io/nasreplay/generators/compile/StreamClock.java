package io.nasreplay.generators.compile;

import io.nasreplay.generators.arrival.Pace;
import io.nasreplay.traces.model.OperationRow;
import org.jspecify.annotations.Nullable;

/**
 * When the operations of one stream are due, as if each took no time: think times move it on, a
 * pace sets when each read and write is due. A think time or barrier that makes the stream late
 * moves the pace's schedule too: lost time is not made up for.
 */
final class StreamClock {
  private final boolean timed;
  private final @Nullable Pace pace;
  private long nowMicros;
  private long paceStartMicros;
  private long transfers;
  private long transferBytes;

  StreamClock(StreamPlan plan) {
    this.timed = plan.isTimed();
    this.pace = plan.pace();
  }

  void think(long micros) {
    nowMicros = Math.addExact(nowMicros, micros);
  }

  /** Whether operations have times. */
  boolean isTimed() {
    return timed;
  }

  /** The time of an operation that moves no data by offset. */
  long atMicros() {
    return timed ? nowMicros : OperationRow.NOT_RECORDED;
  }

  /** The time of the next read or write. */
  long transferAtMicros(long lengthBytes) {
    if (pace != null) {
      long dueMicros = Math.addExact(paceStartMicros, pace.dueMicros(transfers, transferBytes));
      paceStartMicros += Math.max(0, nowMicros - dueMicros);
      nowMicros = Math.max(nowMicros, dueMicros);
      transfers++;
      transferBytes += lengthBytes;
    }
    return atMicros();
  }

  /** Where a meeting of streams puts it: not before the last to arrive. */
  void meetAt(long micros) {
    nowMicros = Math.max(nowMicros, micros);
  }

  long nowMicros() {
    return nowMicros;
  }
}
