package io.nasreplay.engine.pace;

import io.nasreplay.engine.api.ReplayTiming;
import io.nasreplay.engine.api.TimingMode;
import io.nasreplay.engine.measure.DueOperation;
import io.nasreplay.engine.plan.StepCursor;

/**
 * When the operations of one lane are due. In mode timed the i-th repeat of a row is due {@code
 * (at_us + i * period_us) / speed} after the barrier: an absolute time, so that nothing adds up. In
 * mode think an operation is due when the recorded gap to the operation before it in the stream,
 * divided by the speed, has passed since the lane's previous operation ended. What has no such time
 * is not paced. Used by one thread; allocates nothing.
 */
public final class Pacer implements DueOperation {
  private static final double NANOS_PER_MICRO = 1000;

  /** 73 years: what lies later is never reached, and sums with the clock do not overflow. */
  private static final double LONGEST_NANOS = 1L << 61;

  private final boolean thinks;
  private final double nanosPerMicro;
  private long startNanos;
  private long previousEndNanos;
  private boolean paced;
  private long intendedNanos;
  private long scheduledNanos;
  private long frameNanos;
  private boolean asked;
  private boolean heldUp;

  /** A pacer for one lane; the timing must be one that keeps times. */
  public Pacer(ReplayTiming timing) {
    this.thinks = timing.mode() == TimingMode.THINK;
    this.nanosPerMicro = NANOS_PER_MICRO / timing.speed();
  }

  /** The barrier opens. */
  public void begin(long barrierNanos) {
    startNanos = barrierNanos;
    previousEndNanos = barrierNanos;
  }

  /** The lane takes a repeat of the cursor's record, from 0. */
  public void take(StepCursor cursor, long repeat) {
    boolean known = cursor.isTimed() && (repeat == 0 || cursor.periodMicros() >= 0);
    paced = known && (!thinks || gapMicros(cursor, repeat) >= 0);
    asked = false;
    heldUp = false;
    if (paced) {
      long atMicros = cursor.atMicros() + repeat * Math.max(0, cursor.periodMicros());
      scheduledNanos = nanos(atMicros);
      intendedNanos =
          thinks
              ? previousEndNanos + nanos(gapMicros(cursor, repeat))
              : startNanos + scheduledNanos;
      frameNanos = thinks || cursor.frameMicros() <= 0 ? NO_FRAME : nanos(cursor.frameMicros());
    }
  }

  /** Whether it is time for what the lane took. Asked when nothing else keeps it from beginning. */
  public boolean isDue(long nowNanos) {
    boolean due = !paced || nowNanos - intendedNanos >= 0;
    heldUp |= due && !asked;
    asked = true;
    return due;
  }

  /** An operation of the lane has ended, paced or not. */
  public void ended(long endNanos) {
    previousEndNanos = endNanos;
  }

  /** Whether what the lane took has a time at which it is due. */
  public boolean isPaced() {
    return paced;
  }

  @Override
  public long intendedNanos() {
    return intendedNanos;
  }

  @Override
  public long scheduledNanos() {
    return scheduledNanos;
  }

  @Override
  public long frameNanos() {
    return frameNanos;
  }

  @Override
  public boolean isHeldUp() {
    return heldUp;
  }

  private static long gapMicros(StepCursor cursor, long repeat) {
    return repeat == 0 ? cursor.thinkMicros() : cursor.repeatThinkMicros();
  }

  private long nanos(long micros) {
    return (long) Math.min(LONGEST_NANOS, micros * nanosPerMicro);
  }
}
