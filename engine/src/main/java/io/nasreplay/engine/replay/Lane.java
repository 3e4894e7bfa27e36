package io.nasreplay.engine.replay;

import io.nasreplay.engine.content.Content;
import io.nasreplay.engine.measure.LaneMeter;
import io.nasreplay.engine.measure.LoggedOperation;
import io.nasreplay.engine.plan.PlannedStream;
import io.nasreplay.engine.plan.StepCursor;
import io.nasreplay.engine.plan.Waits;
import io.nasreplay.engine.target.OpenMode;
import io.nasreplay.engine.target.TargetFile;
import io.nasreplay.engine.time.Clock;
import io.nasreplay.results.model.Failures;
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
final class Lane implements LoggedOperation {
  private static final long NOT_AT_A_BARRIER = -1;

  private final Shared shared;
  private final PlannedStream stream;
  private final int index;
  private final boolean alone;
  private final boolean direct;
  private final StepCursor cursor;
  private final StreamProgress progress;
  private final Clock clock;
  private final Content content;
  private final OpenFiles files;
  private final LaneMeter meter;
  private final ByteBuffer buffer;
  private final Calls calls;
  private final Outcome outcome = new Outcome();
  private final AtomicLong inCallSinceNanos = new AtomicLong();

  private long step = -1;
  private long repeat;
  private long offsetBytes;
  private long lastFence = -1;
  private long reached;
  private long meeting = NOT_AT_A_BARRIER;
  private long barrierNanos;
  private boolean holding;
  private boolean started;
  private boolean ended;
  private long unaligned;

  Lane(
      Shared shared,
      PlannedStream stream,
      int index,
      boolean alone,
      LaneMeter meter,
      ByteBuffer buffer) {
    this.shared = shared;
    this.stream = stream;
    this.index = index;
    this.alone = alone;
    this.direct = shared.mode() == OpenMode.DIRECT;
    this.cursor = stream.cursor();
    this.progress = shared.progress()[stream.index()];
    this.clock = shared.clock();
    this.content = shared.content();
    this.files = shared.files();
    this.meter = meter;
    this.buffer = buffer;
    this.calls = new Calls(shared, buffer);
  }

  /** Runs the next step when it may begin; false when it may not yet, or nothing is left. */
  boolean advance() {
    if (!holding && !take()) {
      return false;
    }
    if (!isReady()) {
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
    step = alone ? step + 1 : progress.takeStep();
    progress.publish(index, step);
    if (step >= stream.steps()) {
      end();
      return false;
    }
    while (step >= cursor.endStep()) {
      passRecord();
    }
    repeat = step - cursor.firstStep();
    offsetBytes = cursor.offsetBytes() + repeat * cursor.strideBytes();
    holding = true;
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

  private boolean isReady() {
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

  private void execute() {
    if (!started && !cursor.isImplicit()) {
      start();
    }
    switch (cursor.kind()) {
      case READ -> transfer(false);
      case WRITE -> transfer(true);
      case BARRIER -> {
        meeting = NOT_AT_A_BARRIER;
        finish(barrierNanos, clock.nanos(), 0, null, "");
      }
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
    buffer.clear().limit(lengthBytes);
    if (writes) {
      content.fill(buffer, cursor.path(), cursor.generation(), offsetBytes);
    }
    if (!direct || isPrepared(file, lengthBytes)) {
      transfer(file, writes, lengthBytes);
    }
  }

  /** Opens what a transfer that is not aligned needs, before its clock starts. */
  private boolean isPrepared(TargetFile file, int lengthBytes) {
    if (file.isAligned(offsetBytes, lengthBytes)) {
      return true;
    }
    unaligned++;
    long nowNanos = clock.nanos();
    inCallSinceNanos.setRelease(nowNanos);
    try {
      file.prepareFor(offsetBytes, lengthBytes);
      return true;
    } catch (IOException | RuntimeException e) {
      outcome.fail(Calls.code(shared.target(), e), e.getMessage());
      finish(nowNanos, nowNanos, 0, outcome.error, outcome.message);
      return false;
    } finally {
      inCallSinceNanos.setRelease(0);
    }
  }

  private void transfer(TargetFile file, boolean writes, int lengthBytes) {
    long fromNanos = clock.nanos();
    inCallSinceNanos.setRelease(fromNanos);
    int movedBytes;
    try {
      movedBytes = writes ? file.write(buffer, offsetBytes) : file.read(buffer, offsetBytes);
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
    if (!cursor.isImplicit()) {
      finish(fromNanos, toNanos, outcome.bytes, outcome.error, outcome.message);
    }
  }

  private void finish(
      long fromNanos, long toNanos, long bytes, @Nullable ErrorCode error, String message) {
    boolean expected = error == cursor.expect();
    meter.ended(this, fromNanos, toNanos, bytes, error, expected);
    if (!expected) {
      report(fromNanos, bytes, error, message);
    }
  }

  private void report(long fromNanos, long bytes, @Nullable ErrorCode error, String message) {
    long total = shared.failures().count();
    if (total <= Failures.KEPT) {
      shared.failures().keep(sample(fromNanos, bytes, error, message));
    }
    if (total >= shared.maxErrors()) {
      shared.stop().stop(total + " operations failed; allowed: fewer than " + shared.maxErrors());
    }
  }

  private Failures.Sample sample(
      long fromNanos, long bytes, @Nullable ErrorCode error, String message) {
    String shown = error == ErrorCode.SHORT ? bytes + " bytes were moved" : message;
    ErrorCode expect = cursor.expect();
    return new Failures.Sample(
        stream.id(),
        operation(),
        kind().token(),
        cursor.path() < 0 ? "" : shared.plan().path(cursor.path()),
        offsetBytes(),
        lengthBytes(),
        error == null ? Failures.NO_ERROR : error.name(),
        expect == null ? shown : shown + " (expected: " + expect + ")",
        meter.secondsSinceBarrier(fromNanos));
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
