package io.nasreplay.engine.replay;

import io.nasreplay.engine.api.ReplayTiming;
import io.nasreplay.engine.api.TimingMode;
import io.nasreplay.engine.measure.PaceMeter;
import io.nasreplay.engine.measure.PaceTotals;
import io.nasreplay.results.model.LatencyNanos;
import io.nasreplay.results.model.Pacing;
import io.nasreplay.results.quantity.Quantities;

/**
 * Whether a replay kept the times of its trace: no more than 1 in 100 paced operations started more
 * than 1 ms after they were due and, in mode timed, the last one no later than 1 % of the schedule
 * or 10 ms, whichever is more. Among fewer than 100 operations one may be late, by 10 ms at most: 1
 * in 100 of them is none. In mode think the end of the schedule depends on how fast the target is,
 * so that the pauses are summed instead.
 */
final class PacingVerdict {
  private static final long LATE_PART = 100;
  private static final long SCHEDULE_SHARE = 100;
  private static final long ONCE_TOLERANCE_NANOS = 10_000_000;
  private static final double NANOS_PER_SECOND = 1e9;

  private final PaceTotals pace;
  private final boolean thinks;
  private final long intendedNanos;
  private final long achievedNanos;

  private PacingVerdict(PaceTotals pace, ReplayTiming timing, long barrierNanos) {
    this.pace = pace;
    this.thinks = timing.mode() == TimingMode.THINK;
    this.intendedNanos = thinks ? pace.thinkNanos() : pace.intendedNanos();
    this.achievedNanos =
        thinks ? pace.pausedNanos() : Math.max(0, pace.achievedNanos(barrierNanos));
  }

  static Pacing of(PaceTotals pace, ReplayTiming timing, long barrierNanos) {
    return new PacingVerdict(pace, timing, barrierNanos).pacing();
  }

  private Pacing pacing() {
    LatencyNanos lateness = pace.lateness();
    boolean kept = lateness != null && areStartsKept(lateness) && isScheduleKept();
    return new Pacing(
        kept,
        lateness == null ? nothingPaced() : verdict(lateness, kept),
        pace.operations(),
        intendedNanos / NANOS_PER_SECOND,
        achievedNanos / NANOS_PER_SECOND,
        intendedNanos == 0 ? 1 : (double) achievedNanos / intendedNanos,
        lateness,
        pace.frames(),
        pace.lateFrames());
  }

  private boolean areStartsKept(LatencyNanos lateness) {
    boolean onlyOnce = pace.late() == 1 && lateness.max() <= ONCE_TOLERANCE_NANOS;
    return onlyOnce || pace.late() <= pace.operations() / LATE_PART;
  }

  private boolean isScheduleKept() {
    return thinks
        || pace.behindNanos() <= Math.max(ONCE_TOLERANCE_NANOS, intendedNanos / SCHEDULE_SHARE);
  }

  private String nothingPaced() {
    return thinks
        ? "not kept: of no operation that was issued the time to think before it is known, which"
            + " takes its own time and that of the operation before it in its stream"
        : "not kept: no operation with a time was issued";
  }

  private String verdict(LatencyNanos lateness, boolean kept) {
    String starts =
        Quantities.count(pace.late())
            + " of "
            + Quantities.count(pace.operations(), "operation")
            + " started more than "
            + Quantities.latency(PaceMeter.TOLERANCE_NANOS)
            + " late"
            + (pace.late() == 0 ? "" : ", at most " + Quantities.latency(lateness.max()));
    if (kept) {
      return "kept: " + starts;
    }
    return "not kept: "
        + starts
        + (isScheduleKept() ? "" : ", the last one " + behind())
        + "; "
        + cause();
  }

  private String behind() {
    return Quantities.duration(pace.behindNanos() / NANOS_PER_SECOND) + " behind";
  }

  /** What held up most of the operations that were late. */
  private String cause() {
    return 2 * pace.heldUp() > pace.late()
        ? "the target is slower than the trace asks: what came before had not ended"
        : "this client did not get to them in time";
  }
}
