package io.nasreplay.engine.replay;

import io.nasreplay.engine.api.ReplayTiming;
import io.nasreplay.engine.api.TimingMode;
import io.nasreplay.engine.measure.PaceMeter;
import io.nasreplay.engine.measure.PaceTotals;
import io.nasreplay.results.model.LatencyNanos;
import io.nasreplay.results.model.Pacing;
import io.nasreplay.results.quantity.Quantities;
import org.jspecify.annotations.Nullable;

/**
 * Whether a replay kept the times of its trace: 99 of 100 paced operations started no more than 1
 * ms after they were due and, in mode timed, the last one no later than 1 % of the schedule or 10
 * ms, whichever is more. In mode think the end of the schedule depends on how fast the target is.
 */
final class PacingVerdict {
  private static final long SCHEDULE_SHARE = 100;
  private static final long SCHEDULE_TOLERANCE_NANOS = 10_000_000;
  private static final double NANOS_PER_SECOND = 1e9;

  private final PaceTotals pace;
  private final ReplayTiming timing;
  private final long intendedNanos;
  private final long achievedNanos;

  private PacingVerdict(PaceTotals pace, ReplayTiming timing, long barrierNanos) {
    this.pace = pace;
    this.timing = timing;
    this.intendedNanos = pace.intendedNanos();
    this.achievedNanos = Math.max(0, pace.achievedNanos(barrierNanos));
  }

  static Pacing of(PaceTotals pace, ReplayTiming timing, long barrierNanos) {
    return new PacingVerdict(pace, timing, barrierNanos).pacing();
  }

  private Pacing pacing() {
    LatencyNanos lateness = pace.lateness();
    boolean kept =
        lateness != null && lateness.p99() <= PaceMeter.TOLERANCE_NANOS && isScheduleKept();
    return new Pacing(
        kept,
        verdict(lateness, kept),
        pace.operations(),
        intendedNanos / NANOS_PER_SECOND,
        achievedNanos / NANOS_PER_SECOND,
        intendedNanos == 0 ? 1 : (double) achievedNanos / intendedNanos,
        lateness,
        pace.frames(),
        pace.lateFrames());
  }

  private boolean isScheduleKept() {
    return timing.mode() == TimingMode.THINK
        || achievedNanos - intendedNanos
            <= Math.max(SCHEDULE_TOLERANCE_NANOS, intendedNanos / SCHEDULE_SHARE);
  }

  private String verdict(@Nullable LatencyNanos lateness, boolean kept) {
    if (lateness == null) {
      return "not kept: no operation with a time was issued";
    }
    String p99 =
        "99th percentile of the lateness "
            + Quantities.latency(lateness.p99())
            + " over "
            + Quantities.count(pace.operations(), "operation");
    if (kept) {
      return "kept: " + p99;
    }
    return "not kept: "
        + p99
        + (isScheduleKept() ? "" : ", the last one " + behind())
        + "; "
        + cause();
  }

  private String behind() {
    return Quantities.duration((achievedNanos - intendedNanos) / NANOS_PER_SECOND) + " behind";
  }

  /** What held up most of the operations that were late. */
  private String cause() {
    return 2 * pace.heldUp() > pace.late()
        ? "the target is slower than the trace asks: what came before had not ended"
        : "this client did not get to them in time";
  }
}
