package io.nasreplay.engine.measure;

import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OperationKind;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Measures one lane, that is, one unit of a stream's queue depth. Written by one thread at a time;
 * allocates nothing per operation. Read when that thread has ended, or approximately while it runs.
 */
@SuppressWarnings("EnumOrdinal") // ordinals are indexes within this process only
public final class LaneMeter {
  static final int KINDS = OperationKind.values().length;
  static final int ERRORS = ErrorCode.values().length + 1;
  private static final int NO_ERROR = ERRORS - 1;

  final int streamIndex;
  final @Nullable KindMeter[] kinds = new @Nullable KindMeter[KINDS];
  final SecondSeries series = new SecondSeries();
  final PlateauProbe plateau;
  private final @Nullable LaneLog log;
  private final @Nullable PaceMeter pace;
  private long @Nullable [] failures;

  private long startNanos;
  long operations;
  long failed;
  long bytesRead;
  long bytesWritten;
  long firstStartNanos = Long.MAX_VALUE;
  long lastEndNanos = Long.MIN_VALUE;

  /**
   * A meter for a lane of a stream.
   *
   * @param streamIndex the stream's place in the plan
   * @param kinds the kinds of operation that the stream has
   * @param edges the plateau's edges
   * @param log where each operation is logged; null for nowhere
   * @param pace how well the times of the trace are kept; null when they are not
   */
  public LaneMeter(
      int streamIndex,
      Set<OperationKind> kinds,
      PlateauEdges edges,
      @Nullable LaneLog log,
      @Nullable PaceMeter pace) {
    this.streamIndex = streamIndex;
    this.plateau = new PlateauProbe(edges);
    this.log = log;
    this.pace = pace;
    for (OperationKind kind : kinds) {
      this.kinds[kind.ordinal()] = new KindMeter();
    }
  }

  /** The barrier opens. */
  public void begin(long barrierNanos) {
    startNanos = barrierNanos;
    series.begin(barrierNanos);
  }

  /**
   * An operation has ended.
   *
   * @param operation what it was, for the log
   * @param due when it was to start; null when it had no time to start at
   * @param fromNanos before the call
   * @param toNanos after it
   * @param bytes bytes moved
   * @param error how it ended; null for success
   * @param expected whether that is what the trace expects
   */
  public void ended(
      LoggedOperation operation,
      @Nullable DueOperation due,
      long fromNanos,
      long toNanos,
      long bytes,
      @Nullable ErrorCode error,
      boolean expected) {
    OperationKind kind = operation.kind();
    KindMeter meter = kindMeter(kind);
    meter.count++;
    meter.bytes += bytes;
    operations++;
    if (firstStartNanos == Long.MAX_VALUE) {
      firstStartNanos = fromNanos;
    }
    lastEndNanos = toNanos;
    if (expected) {
      meter.timed(toNanos - fromNanos);
      meter.expectedFailures += error == null ? 0 : 1;
    } else {
      countFailure(meter, kind, error);
    }
    moved(kind, toNanos, bytes, expected ? 0 : 1);
    if (log != null) {
      long intendedNanos = due == null ? LaneLog.NOT_DUE : due.intendedNanos() - startNanos;
      log.add(operation, intendedNanos, fromNanos - startNanos, toNanos - fromNanos, error);
    }
    if (pace != null && due != null) {
      pace.ended(kind, due, fromNanos, toNanos, expected);
    }
  }

  /** How well the lane keeps the times of the trace; null when it does not try. */
  public @Nullable PaceMeter pace() {
    return pace;
  }

  /** A time as seconds since the barrier, not below 0. */
  public double secondsSinceBarrier(long nanos) {
    return Math.max(0, nanos - startNanos) / 1e9;
  }

  /** Operations so far. */
  public long operations() {
    return operations;
  }

  /** Bytes read and written so far. */
  public long bytes() {
    return bytesRead + bytesWritten;
  }

  /** When the lane's last operation ended; Long.MIN_VALUE when none has. */
  public long lastEndNanos() {
    return lastEndNanos;
  }

  /** How many operations of a kind ended unexpectedly in an error, or without the expected one. */
  long failures(int kind, int error) {
    return failures == null ? 0 : failures[kind * ERRORS + error];
  }

  private void moved(OperationKind kind, long toNanos, long bytes, int unexpected) {
    long read = kind == OperationKind.READ ? bytes : 0;
    long written = kind == OperationKind.WRITE ? bytes : 0;
    bytesRead += read;
    bytesWritten += written;
    series.ended(toNanos, read, written, unexpected);
    plateau.ended(toNanos, bytesRead + bytesWritten);
  }

  private void countFailure(KindMeter meter, OperationKind kind, @Nullable ErrorCode error) {
    meter.failed++;
    failed++;
    if (failures == null) {
      failures = new long[KINDS * ERRORS];
    }
    failures[kind.ordinal() * ERRORS + (error == null ? NO_ERROR : error.ordinal())]++;
  }

  private KindMeter kindMeter(OperationKind kind) {
    KindMeter meter = kinds[kind.ordinal()];
    if (meter == null) {
      meter = new KindMeter();
      kinds[kind.ordinal()] = meter;
    }
    return meter;
  }
}
