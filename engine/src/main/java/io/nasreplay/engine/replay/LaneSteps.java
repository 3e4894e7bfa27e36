package io.nasreplay.engine.replay;

import io.nasreplay.engine.measure.LoggedOperation;
import io.nasreplay.engine.plan.PlannedStream;
import io.nasreplay.engine.plan.StepCursor;
import io.nasreplay.engine.plan.Waits;
import io.nasreplay.engine.time.Clock;
import io.nasreplay.traces.model.OperationKind;

/**
 * The steps of a stream that one of its lanes takes, one after the other, and whether the present
 * one may begin. Used by one thread; allocates and locks nothing but at barriers.
 */
final class LaneSteps implements LoggedOperation {
  private static final long NOT_AT_A_BARRIER = -1;

  private final Shared shared;
  private final PlannedStream stream;
  private final int index;
  private final boolean alone;
  private final StepCursor cursor;
  private final StreamProgress progress;
  private final Clock clock;

  private long step = -1;
  private long repeat;
  private long offsetBytes;
  private long lastFence = -1;
  private long reached;
  private long meeting = NOT_AT_A_BARRIER;
  private long barrierNanos;

  LaneSteps(Shared shared, PlannedStream stream, int index, boolean alone) {
    this.shared = shared;
    this.stream = stream;
    this.index = index;
    this.alone = alone;
    this.cursor = stream.cursor();
    this.progress = shared.progress()[stream.index()];
    this.clock = shared.clock();
  }

  /** The record of the step taken last. */
  StepCursor cursor() {
    return cursor;
  }

  /** Takes the stream's next step, all before it having ended in this lane; false at the end. */
  boolean take() {
    step = alone ? step + 1 : progress.takeStep();
    progress.publish(index, step);
    if (step >= stream.steps()) {
      return false;
    }
    while (step >= cursor.endStep()) {
      passRecord();
    }
    repeat = step - cursor.firstStep();
    offsetBytes = cursor.offsetBytes() + repeat * cursor.strideBytes();
    return true;
  }

  private void passRecord() {
    if (cursor.endStep() > 0 && cursor.isFence()) {
      lastFence = cursor.firstStep();
    }
    if (!cursor.next()) {
      throw new IllegalStateException("stream " + stream.id() + " has fewer records than steps");
    }
  }

  /** Whether the step may begin: what it waits for, in its stream and in others, has ended. */
  boolean isReady() {
    if (!alone && !isFenceReached()) {
      return false;
    }
    if (repeat == 0 && cursor.waitIndex() >= 0 && !areOthersDone(cursor.waitIndex())) {
      return false;
    }
    return cursor.kind() != OperationKind.BARRIER || meet();
  }

  /** A fence waits for all steps before it; what follows waits for the last fence. */
  private boolean isFenceReached() {
    long fence = cursor.isFence() ? cursor.firstStep() : lastFence;
    long wanted = fence == step ? step : fence + 1;
    if (wanted > reached && progress.othersReached(index, wanted)) {
      reached = wanted;
    }
    return wanted <= reached;
  }

  private boolean areOthersDone(int waitIndex) {
    Waits waits = shared.plan().waits();
    for (int i = 0; i < waits.count(waitIndex); i++) {
      if (!shared.progress()[waits.stream(waitIndex, i)].isDone(waits.step(waitIndex, i))) {
        return false;
      }
    }
    return true;
  }

  private boolean meet() {
    if (meeting == NOT_AT_A_BARRIER) {
      barrierNanos = clock.nanos();
      meeting = shared.meeting().arrive();
    }
    return shared.meeting().isOver(meeting);
  }

  /** The barrier at which the lane is is over; returns when the lane came to it. */
  long leaveBarrier() {
    meeting = NOT_AT_A_BARRIER;
    return barrierNanos;
  }

  /** Which repeat of its record the step is, from 0. */
  long repeat() {
    return repeat;
  }

  /** Where the step reads or writes, or the new size for truncate. */
  long position() {
    return offsetBytes;
  }

  @Override
  public OperationKind kind() {
    return cursor.kind();
  }

  @Override
  public long operation() {
    return cursor.firstOperation() + repeat;
  }

  @Override
  public int path() {
    return cursor.path();
  }

  @Override
  public long offsetBytes() {
    return cursor.kind() == OperationKind.TRUNCATE ? 0 : offsetBytes;
  }

  @Override
  public long lengthBytes() {
    return cursor.kind() == OperationKind.TRUNCATE ? offsetBytes : cursor.lengthBytes();
  }
}
