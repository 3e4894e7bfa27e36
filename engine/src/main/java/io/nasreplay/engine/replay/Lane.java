package io.nasreplay.engine.replay;

import io.nasreplay.engine.content.ContentSlices;
import io.nasreplay.engine.measure.LaneMeter;
import io.nasreplay.engine.pace.Pacer;
import io.nasreplay.engine.plan.PlannedStream;
import io.nasreplay.engine.plan.StepCursor;
import io.nasreplay.engine.target.OpenMode;
import io.nasreplay.engine.target.TargetFile;
import io.nasreplay.engine.time.Clock;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OperationKind;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * One unit of a stream's queue depth: takes the stream's next step, waits until it may begin, makes
 * the call between two readings of the clock, and counts. Used by one thread. Allocates, parses and
 * locks nothing per read or write; what a write writes is made before its clock starts.
 */
final class Lane {
  private final Shared shared;
  private final PlannedStream stream;
  private final int index;
  private final boolean direct;
  private final LaneSteps steps;
  private final StepCursor cursor;
  private final StreamProgress progress;
  private final Clock clock;
  private final RunStop stop;
  private final ContentSlices content;
  private final OpenFiles files;
  private final LaneMeter meter;
  private final ByteBuffer buffer;
  private final Calls calls;
  private final UnexpectedEnds unexpected;
  private final Outcome outcome = new Outcome();
  private final @Nullable Pacer pacer;
  private final AtomicLong inCallSinceNanos = new AtomicLong();

  private boolean holding;
  private boolean awaitingTime;
  private boolean started;
  private boolean ended;
  private long unaligned;

  Lane(
      Shared shared,
      PlannedStream stream,
      int index,
      boolean alone,
      LaneMeter meter,
      LaneMemory memory,
      @Nullable Pacer pacer) {
    this.shared = shared;
    this.stream = stream;
    this.index = index;
    this.direct = shared.mode() == OpenMode.DIRECT;
    this.steps = new LaneSteps(shared, stream, index, alone);
    this.cursor = steps.cursor();
    this.progress = shared.progress()[stream.index()];
    this.clock = shared.clock();
    this.stop = shared.stop();
    this.content = memory.content();
    this.files = shared.files();
    this.meter = meter;
    this.buffer = memory.buffer();
    this.calls = new Calls(shared, buffer);
    this.unexpected = new UnexpectedEnds(shared, stream.id());
    this.pacer = pacer;
  }

  /** The barrier opens. */
  void begin(long barrierNanos) {
    meter.begin(barrierNanos);
    if (pacer != null) {
      pacer.begin(barrierNanos);
    }
  }

  /** Runs the next step when it may begin; false when it may not yet, or nothing is left. */
  boolean advance() {
    if (!holding && !take()) {
      return false;
    }
    if (pacer == null ? !steps.isReady() : !isReadyInTime(pacer)) {
      return false;
    }
    execute();
    holding = false;
    return true;
  }

  /** Whether nothing is left. */
  boolean hasEnded() {
    return ended;
  }

  /** Whether nothing but its time keeps the present step from beginning. */
  boolean isAwaitingTime() {
    return awaitingTime;
  }

  /** When the step that awaits its time is due. */
  long dueNanos() {
    return pacer == null ? 0 : pacer.intendedNanos();
  }

  LaneMeter meter() {
    return meter;
  }

  PlannedStream stream() {
    return stream;
  }

  /** Transfers that did not go past the cache in mode direct. */
  long unaligned() {
    return unaligned;
  }

  /** Since when the present call has been running; 0 when none is. For other threads. */
  long inCallSinceNanos() {
    return inCallSinceNanos.getAcquire();
  }

  /** What the lane is doing, for messages; approximate when another thread asks. */
  String describe() {
    String path = cursor.path() < 0 ? "" : " of " + shared.plan().path(cursor.path());
    return cursor.kind().token() + path;
  }

  private boolean take() {
    if (ended) {
      return false;
    }
    holding = steps.take();
    if (!holding) {
      end();
    } else if (pacer != null) {
      pacer.take(cursor, steps.repeat());
    }
    return holding;
  }

  /** A stream comes to a barrier in time; anything else waits for its time when it may begin. */
  private boolean isReadyInTime(Pacer times) {
    if (cursor.kind() == OperationKind.BARRIER) {
      return isDue(times) && steps.isReady();
    }
    if (!steps.isReady()) {
      times.waitForOthers();
      return false;
    }
    return isDue(times);
  }

  private boolean isDue(Pacer times) {
    if (!times.isPaced()) {
      return true;
    }
    long nowNanos = clock.nanos();
    stop.passed(nowNanos);
    awaitingTime = !times.isDue(nowNanos);
    return !awaitingTime && !stop.isEnding();
  }

  private void end() {
    ended = true;
    if (started || meter.operations() > 0) {
      shared.edges().laneEnded(stream.index(), meter.lastEndNanos());
    }
    if (progress.leave(index)) {
      shared.edges().finished(stream.index());
      shared.meeting().leave();
    }
  }

  private void execute() {
    if (!started && !cursor.isImplicit()) {
      start();
    }
    switch (cursor.kind()) {
      case READ -> transfer(false);
      case WRITE -> transfer(true);
      case BARRIER -> finish(steps.leaveBarrier(), clock.nanos(), 0, null, "");
      default -> call();
    }
  }

  private void start() {
    started = true;
    if (progress.isFirstToStart()) {
      shared.edges().started(clock.nanos());
    }
  }

  private void transfer(boolean writes) {
    TargetFile file = files.get(cursor.slot());
    if (file == null) {
      files.explainMissing(cursor.slot(), outcome);
      long nowNanos = clock.nanos();
      finish(nowNanos, nowNanos, 0, outcome.error, outcome.message);
      return;
    }
    int lengthBytes = cursor.lengthBytes();
    ByteBuffer data =
        writes
            ? content.slice(cursor.path(), cursor.generation(), steps.position(), lengthBytes)
            : buffer.clear().limit(lengthBytes);
    if (!direct || isPrepared(file, lengthBytes)) {
      transfer(file, writes, data);
    }
  }

  /** Opens what a transfer that is not aligned needs, before its clock starts. */
  private boolean isPrepared(TargetFile file, int lengthBytes) {
    if (file.isAligned(steps.position(), lengthBytes)) {
      return true;
    }
    unaligned++;
    long nowNanos = clock.nanos();
    inCallSinceNanos.setRelease(nowNanos);
    try {
      file.prepareFor(steps.position(), lengthBytes);
      return true;
    } catch (IOException | RuntimeException e) {
      outcome.fail(Calls.code(shared.target(), e), e.getMessage());
      finish(nowNanos, nowNanos, 0, outcome.error, outcome.message);
      return false;
    } finally {
      inCallSinceNanos.setRelease(0);
    }
  }

  private void transfer(TargetFile file, boolean writes, ByteBuffer data) {
    int lengthBytes = data.remaining();
    long offsetBytes = steps.position();
    long fromNanos = clock.nanos();
    inCallSinceNanos.setRelease(fromNanos);
    int movedBytes;
    try {
      movedBytes = writes ? file.write(data, offsetBytes) : file.read(data, offsetBytes);
    } catch (IOException | RuntimeException e) {
      long toNanos = clock.nanos();
      inCallSinceNanos.setRelease(0);
      String message = e.getMessage();
      finish(fromNanos, toNanos, 0, Calls.code(shared.target(), e), message == null ? "" : message);
      return;
    }
    long toNanos = clock.nanos();
    inCallSinceNanos.setRelease(0);
    if (writes) {
      files.markUndurable(cursor.file());
    }
    ErrorCode error = movedBytes < lengthBytes ? ErrorCode.SHORT : null;
    finish(fromNanos, toNanos, movedBytes, error, "");
  }

  private void call() {
    long fromNanos = clock.nanos();
    inCallSinceNanos.setRelease(fromNanos);
    calls.perform(cursor, outcome);
    long toNanos = clock.nanos();
    inCallSinceNanos.setRelease(0);
    if (cursor.isImplicit()) {
      if (pacer != null) {
        pacer.opened(fromNanos, toNanos);
      }
    } else {
      finish(fromNanos, toNanos, outcome.bytes, outcome.error, outcome.message);
    }
  }

  private void finish(
      long fromNanos, long toNanos, long bytes, @Nullable ErrorCode error, String message) {
    boolean expected = error == cursor.expect();
    Pacer due = pacer != null && pacer.isMeasured() ? pacer : null;
    meter.ended(steps, due, fromNanos, toNanos, bytes, error, expected);
    stop.passed(toNanos);
    if (pacer != null) {
      pacer.ended(toNanos);
    }
    if (!expected) {
      double seconds = meter.secondsSinceBarrier(fromNanos);
      unexpected.add(steps, seconds, bytes, error, cursor.expect(), message);
    }
  }
}
