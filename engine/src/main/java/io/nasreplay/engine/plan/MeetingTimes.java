package io.nasreplay.engine.plan;

import io.nasreplay.traces.model.OperationRow;
import java.util.Arrays;

/** When, by the trace's times, the last stream comes to each barrier. */
final class MeetingTimes {
  private long[] endsMicros = new long[4];
  private int barriers;

  /**
   * A stream comes to its n-th barrier, from 0.
   *
   * @param micros when; {@link OperationRow#NOT_RECORDED} when the trace does not say
   */
  void arrive(int barrier, long micros) {
    if (barrier < barriers) {
      endsMicros[barrier] = Math.max(micros, endsMicros[barrier]);
      return;
    }
    if (barriers == endsMicros.length) {
      endsMicros = Arrays.copyOf(endsMicros, 2 * barriers);
    }
    endsMicros[barriers] = micros;
    barriers++;
  }

  /** The latest arrival so far; {@link OperationRow#NOT_RECORDED} when no arrival has a time. */
  long endMicros(int barrier) {
    return endsMicros[barrier];
  }
}
