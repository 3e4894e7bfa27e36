package io.nasreplay.engine.plan;

import io.nasreplay.traces.model.OperationRow;
import java.nio.ByteBuffer;

/**
 * When the operations of a row are due: a record of its own, {@link Step#BYTES} bytes long, before
 * the row's step, so that plans without times do not pay for it. All times are microseconds of the
 * trace; {@link OperationRow#NOT_RECORDED} where the trace does not give one.
 */
final class StepTimes {
  /** Marks the record; no step has the bit. */
  private static final int TIMES_BIT = 1 << 21;

  long atMicros = OperationRow.NOT_RECORDED;
  long periodMicros = OperationRow.NOT_RECORDED;
  long thinkMicros = OperationRow.NOT_RECORDED;
  long repeatThinkMicros = OperationRow.NOT_RECORDED;
  long frameMicros = OperationRow.NOT_RECORDED;
  long latestBeforeMicros = OperationRow.NOT_RECORDED;

  static boolean isAt(long[] in, int at) {
    return (in[at] & TIMES_BIT) != 0;
  }

  void put(ByteBuffer out) {
    out.putLong(TIMES_BIT).putLong(atMicros).putLong(periodMicros).putLong(thinkMicros);
    out.putLong(repeatThinkMicros).putLong(frameMicros).putLong(latestBeforeMicros).putLong(0);
  }

  void get(long[] in, int at) {
    atMicros = in[at + 1];
    periodMicros = in[at + 2];
    thinkMicros = in[at + 3];
    repeatThinkMicros = in[at + 4];
    frameMicros = in[at + 5];
    latestBeforeMicros = in[at + 6];
  }
}
