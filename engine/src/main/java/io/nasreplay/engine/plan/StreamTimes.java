package io.nasreplay.engine.plan;

import static io.nasreplay.traces.model.OperationRow.NOT_RECORDED;

import com.google.common.math.LongMath;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import org.jspecify.annotations.Nullable;

/**
 * The times of one stream while it is compiled: how long after the end of one operation the next
 * one started, and which operations keep a steady pace. The first operation follows the trace's
 * start. An operation whose duration is not recorded ends when it starts; the end of one without a
 * time is not known. A stream leaves a barrier when the last stream comes to it. Also where its
 * times go back.
 */
final class StreamTimes {
  /** Two times rounded down to microseconds are this far from their exact distance, at most. */
  private static final long ROUNDING_MICROS = 1;

  private final StepTimes times = new StepTimes();
  private final MeetingTimes meetings;
  private long endMicros;
  private int barriers;
  private boolean afterBarrier;
  private long latestMicros = NOT_RECORDED;
  private @Nullable TimesGoBack goBack;

  private @Nullable OperationKind seriesKind;
  private long seriesLengthBytes;
  private long seriesLastMicros;
  private long seriesPeriodMicros;

  StreamTimes(MeetingTimes meetings) {
    this.meetings = meetings;
  }

  /**
   * The times of the stream's next row; null when it has none. Valid until the next call.
   *
   * @param operation the number of the row's first operation in the stream, from 0
   */
  @Nullable StepTimes next(OperationRow row, long operation) {
    boolean timed = row.atMicros() != NOT_RECORDED;
    if (timed) {
      times.atMicros = row.atMicros();
      times.periodMicros = row.count() > 1 ? row.periodMicros() : NOT_RECORDED;
      times.thinkMicros = gap(row.atMicros(), previousEndMicros());
      times.repeatThinkMicros = gap(times.periodMicros, Math.max(0, row.tookMicros()));
      times.frameMicros = row.kind().isTransfer() ? frameMicros(row) : NOT_RECORDED;
      times.latestBeforeMicros = latestMicros;
      follow(row, operation);
    }
    ends(row, timed ? endMicros(row) : NOT_RECORDED);
    return timed ? times : null;
  }

  /** Where the times of the stream first go back; null when they never did so far. */
  @Nullable TimesGoBack goBack() {
    return goBack;
  }

  private void follow(OperationRow row, long operation) {
    if (goBack == null && row.atMicros() < latestMicros) {
      goBack = new TimesGoBack(operation, latestMicros, row.atMicros());
    }
    latestMicros = Math.max(latestMicros, lastMicros(row));
  }

  private long previousEndMicros() {
    return afterBarrier ? meetings.endMicros(barriers - 1) : endMicros;
  }

  private void ends(OperationRow row, long micros) {
    endMicros = micros;
    afterBarrier = row.kind() == OperationKind.BARRIER;
    if (afterBarrier) {
      meetings.arrive(barriers++, micros);
    }
  }

  private static long gap(long micros, long endMicros) {
    return micros == NOT_RECORDED || endMicros == NOT_RECORDED
        ? NOT_RECORDED
        : Math.max(0, micros - endMicros);
  }

  /** Repeats without a period follow each other. */
  private static long endMicros(OperationRow row) {
    long tookMicros = Math.max(0, row.tookMicros());
    boolean paced = row.count() == 1 || row.periodMicros() != NOT_RECORDED;
    long tookTimes = paced ? 1 : row.count();
    return LongMath.saturatedAdd(
        lastMicros(row), LongMath.saturatedMultiply(tookTimes, tookMicros));
  }

  private static long lastMicros(OperationRow row) {
    return row.atMicros() + (row.count() - 1) * Math.max(0, row.periodMicros());
  }

  /**
   * From one repeat to the next, or to the next row when it goes on with the same kind and length
   * at the same pace, in whichever file: a clip may have one for each frame. None when the pace is
   * not steady.
   */
  private long frameMicros(OperationRow row) {
    boolean goesOn = row.kind() == seriesKind && row.lengthBytes() == seriesLengthBytes;
    long fromLastMicros = goesOn ? row.atMicros() - seriesLastMicros : NOT_RECORDED;
    boolean steady =
        seriesPeriodMicros > 0 && Math.abs(fromLastMicros - seriesPeriodMicros) <= ROUNDING_MICROS;
    long periodMicros = row.count() > 1 ? row.periodMicros() : NOT_RECORDED;
    seriesKind = row.kind();
    seriesLengthBytes = row.lengthBytes();
    seriesLastMicros = lastMicros(row);
    seriesPeriodMicros = periodMicros > 0 ? periodMicros : fromLastMicros;
    if (periodMicros > 0) {
      return periodMicros;
    }
    return goesOn && steady ? fromLastMicros : NOT_RECORDED;
  }
}
