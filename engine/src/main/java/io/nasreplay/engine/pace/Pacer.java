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
 * is not paced; nor is, in mode timed, what is due no later than the operation before it, unless it
 * is a frame: it follows when that has ended. The trace has no implicit opens: what of one lies
 * after an operation was due puts off that operation. What is due, in mode timed, before an earlier
 * operation of its stream waits for its time, if that is still to come, but is not measured: the
 * trace goes back there. Used by one thread; allocates nothing.
 */
public final class Pacer implements DueOperation {
  private static final double NANOS_PER_MICRO = 1000;

  /** 73 years: what lies later is never reached, and sums with the clock do not overflow. */
  private static final double LONGEST_NANOS = 1L << 61;

  private final boolean thinks;
  private final double nanosPerMicro;
  private long startNanos;
  private long previousEndNanos;
  private long busyUntilNanos;
  private long lastScheduledNanos;
  private long clientLatenessNanos;
  private boolean paced;
  private boolean measured;
  private long intendedNanos;
  private long scheduledNanos;
  private long frameNanos;
  private long thinkNanos;
  private boolean opened;
  private long openStartNanos;
  private boolean waitsForOthers;
  private long inheritedNanos;

  /** A pacer for one lane; the timing must be one that keeps times. */
  public Pacer(ReplayTiming timing) {
    this.thinks = timing.mode() == TimingMode.THINK;
    this.nanosPerMicro = NANOS_PER_MICRO / timing.speed();
  }

  /** The barrier opens. */
  public void begin(long barrierNanos) {
    startNanos = barrierNanos;
    previousEndNanos = barrierNanos;
    busyUntilNanos = barrierNanos;
    lastScheduledNanos = -1;
    opened = false;
  }

  /** The lane takes a repeat of the cursor's record, from 0. */
  public void take(StepCursor cursor, long repeat) {
    boolean known = cursor.isTimed() && (repeat == 0 || cursor.periodMicros() >= 0);
    measured = false;
    paced = known && (!thinks || gapMicros(cursor, repeat) >= 0);
    waitsForOthers = false;
    if (paced) {
      schedule(cursor, repeat);
    }
  }

  private void schedule(StepCursor cursor, long repeat) {
    long atMicros = cursor.atMicros() + repeat * Math.max(0, cursor.periodMicros());
    scheduledNanos = nanos(atMicros);
    thinkNanos = thinks ? nanos(gapMicros(cursor, repeat)) : 0;
    long dueNanos = thinks ? previousEndNanos + thinkNanos : startNanos + scheduledNanos;
    long putOffNanos =
        opened ? Math.max(0, busyUntilNanos - Math.max(openStartNanos, dueNanos)) : 0;
    intendedNanos = dueNanos + putOffNanos;
    frameNanos =
        thinks || cursor.frameMicros() <= 0
            ? NO_FRAME
            : Math.max(0, nanos(cursor.frameMicros()) - putOffNanos);
    paced = thinks || frameNanos != NO_FRAME || scheduledNanos > lastScheduledNanos;
    measured = paced && (thinks || atMicros >= cursor.latestBeforeMicros());
    lastScheduledNanos = Math.max(lastScheduledNanos, scheduledNanos);
    inheritedNanos = Math.max(0, busyUntilNanos - intendedNanos);
  }

  /** Something else than its time keeps what the lane took from beginning. */
  public void waitForOthers() {
    waitsForOthers = true;
  }

  /** Whether it is time for what the lane took. Asked when nothing else keeps it from beginning. */
  public boolean isDue(long nowNanos) {
    if (waitsForOthers) {
      inheritedNanos = Math.max(inheritedNanos, nowNanos - intendedNanos);
      waitsForOthers = false;
    }
    return !paced || nowNanos - intendedNanos >= 0;
  }

  /** The lane has opened a file that the trace does not open. */
  public void opened(long fromNanos, long toNanos) {
    if (!opened) {
      opened = true;
      openStartNanos = fromNanos;
    }
    busyUntilNanos = toNanos;
  }

  /** An operation of the lane has ended, paced or not. */
  public void ended(long endNanos) {
    opened = false;
    busyUntilNanos = endNanos;
    previousEndNanos = endNanos;
  }

  /** Whether what the lane took has a time at which it is due. */
  public boolean isPaced() {
    return paced;
  }

  /** Whether it is paced, and how well it keeps its time says something about the target. */
  public boolean isMeasured() {
    return measured;
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
  public long thinkNanos() {
    return thinkNanos;
  }

  /**
   * Of how late an operation starts, what came before it on the target explains what it inherits;
   * but so much of that as this client was late itself then is the client's.
   */
  @Override
  public boolean isHeldUpWhenStarted(long fromNanos) {
    long latenessNanos = Math.max(0, fromNanos - intendedNanos);
    long inherited = Math.min(inheritedNanos, latenessNanos);
    clientLatenessNanos = latenessNanos - inherited + Math.min(clientLatenessNanos, inherited);
    return latenessNanos - clientLatenessNanos > clientLatenessNanos;
  }

  private static long gapMicros(StepCursor cursor, long repeat) {
    return repeat == 0 ? cursor.thinkMicros() : cursor.repeatThinkMicros();
  }

  private long nanos(long micros) {
    return (long) Math.min(LONGEST_NANOS, micros * nanosPerMicro);
  }
}
