package io.nasreplay.engine.measure;

import io.nasreplay.traces.model.OperationKind;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How well one lane keeps the times of the trace. Written by one thread; allocates nothing per
 * operation. Read when that thread has ended.
 */
@SuppressWarnings("EnumOrdinal") // ordinals are indexes within this process only
public final class PaceMeter {
  /** A start that is no later counts as in time; later ones are counted by what held them up. */
  public static final long TOLERANCE_NANOS = 1_000_000;

  final KindMeter lateness = new KindMeter();
  final @Nullable KindMeter[] responses = new @Nullable KindMeter[LaneMeter.KINDS];
  long late;
  long heldUp;
  long frames;
  long lateFrames;
  long lastScheduledNanos = -1;
  long lastStartNanos;
  long lastLatenessNanos;
  long thinkNanos;
  long pausedNanos;

  /** A meter for a lane of a stream that has these kinds of operation. */
  public PaceMeter(Set<OperationKind> kinds) {
    for (OperationKind kind : kinds) {
      responses[kind.ordinal()] = new KindMeter();
    }
  }

  /**
   * A paced operation has ended.
   *
   * @param kind what it was
   * @param due when it was to start
   * @param fromNanos when it did
   * @param toNanos when it ended
   * @param expected whether it ended as the trace expects
   */
  public void ended(
      OperationKind kind, DueOperation due, long fromNanos, long toNanos, boolean expected) {
    long latenessNanos = fromNanos - due.intendedNanos();
    lateness.timed(latenessNanos);
    thinkNanos += due.thinkNanos();
    pausedNanos += due.thinkNanos() + latenessNanos;
    boolean isHeldUp = due.isHeldUpWhenStarted(fromNanos);
    if (latenessNanos > TOLERANCE_NANOS) {
      late++;
      heldUp += isHeldUp ? 1 : 0;
    }
    long responseNanos = toNanos - due.intendedNanos();
    KindMeter response = responses[kind.ordinal()];
    if (expected && response != null) {
      response.timed(responseNanos);
    }
    if (due.frameNanos() != DueOperation.NO_FRAME) {
      frames++;
      lateFrames += responseNanos > due.frameNanos() ? 1 : 0;
    }
    if (due.scheduledNanos() > lastScheduledNanos) {
      lastScheduledNanos = due.scheduledNanos();
      lastStartNanos = fromNanos;
      lastLatenessNanos = latenessNanos;
    }
  }

  void add(PaceMeter other) {
    lateness.add(other.lateness);
    for (int kind = 0; kind < responses.length; kind++) {
      KindMeter response = other.responses[kind];
      if (response != null) {
        KindMeter sum = responses[kind];
        sum = sum == null ? new KindMeter() : sum;
        sum.add(response);
        responses[kind] = sum;
      }
    }
    late += other.late;
    heldUp += other.heldUp;
    frames += other.frames;
    lateFrames += other.lateFrames;
    thinkNanos += other.thinkNanos;
    pausedNanos += other.pausedNanos;
    if (other.lastScheduledNanos > lastScheduledNanos) {
      lastScheduledNanos = other.lastScheduledNanos;
      lastStartNanos = other.lastStartNanos;
      lastLatenessNanos = other.lastLatenessNanos;
    }
  }
}
