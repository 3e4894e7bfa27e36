package io.nasreplay.engine.plan;

import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OperationKind;
import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Walks the records of one stream, first to last. Not thread-safe: each worker has its own.
 * Allocates nothing. What the accessors return belongs to the record that {@link #next} went to.
 *
 * <p>The steps of a stream are numbered from 0: each repeat of an operation is one, and so is each
 * open or close that the trace leaves implicit.
 */
public final class StepCursor {
  /** Records that are fetched together: 4 KiB, so that decoding one is but a few array loads. */
  private static final int FETCHED_RECORDS = 64;

  private final LongBuffer[] segments;
  private final StepChunks chunks;
  private final byte[] implicitAccess;
  private final Step step = new Step();
  private final StepTimes times = new StepTimes();
  private final long[] fetched = new long[FETCHED_RECORDS * Step.LONGS];
  private int at;
  private int end;
  private LongBuffer segment;
  private int nextLong;
  private int left;
  private int chunk;
  private boolean timed;
  private OperationKind kind = OperationKind.OPEN;
  private @Nullable ErrorCode expect;
  private boolean implicit;
  private long firstStep;
  private long endStep;
  private long firstOperation;
  private long endOperation;

  StepCursor(ByteBuffer[] segments, StepChunks chunks, byte[] implicitAccess) {
    this.segments = new LongBuffer[segments.length];
    for (int i = 0; i < segments.length; i++) {
      this.segments[i] = segments[i].asLongBuffer();
    }
    this.chunks = chunks;
    this.implicitAccess = implicitAccess;
    this.segment = segments.length == 0 ? LongBuffer.allocate(0) : this.segments[0];
  }

  /** Goes to the next record; false at the end. */
  public boolean next() {
    if (at == end && !fetch()) {
      return false;
    }
    timed = StepTimes.isAt(fetched, at);
    if (timed) {
      nextTimes();
    }
    step.get(fetched, at);
    at += Step.LONGS;
    kind = step.kind();
    expect = step.expect();
    implicit = step.isImplicit();
    firstStep = endStep;
    endStep += step.count;
    firstOperation = endOperation;
    endOperation += implicit ? 0 : step.count;
    return true;
  }

  private void nextTimes() {
    times.get(fetched, at);
    at += Step.LONGS;
    if (at == end && !fetch()) {
      throw new IllegalStateException("the stream's last record is that of times");
    }
  }

  private boolean fetch() {
    if (left == 0 && !nextChunk()) {
      return false;
    }
    int records = Math.min(left, FETCHED_RECORDS);
    at = 0;
    end = records * Step.LONGS;
    segment.get(nextLong, fetched, 0, end);
    nextLong += end;
    left -= records;
    return true;
  }

  private boolean nextChunk() {
    if (chunk == chunks.chunks()) {
      return false;
    }
    long offsetBytes = chunks.chunkOffsetBytes(chunk);
    segment = segments[(int) (offsetBytes / StepFile.SEGMENT_BYTES)];
    nextLong = (int) (offsetBytes % StepFile.SEGMENT_BYTES / Long.BYTES);
    left = chunks.records(chunk);
    chunk++;
    return true;
  }

  /** Number of the first repeat among the stream's steps. */
  public long firstStep() {
    return firstStep;
  }

  /** Number of the first step after this record. */
  public long endStep() {
    return endStep;
  }

  /** Number of the first repeat among the stream's operations, implicit ones not counted. */
  public long firstOperation() {
    return firstOperation;
  }

  /** What it does. */
  public OperationKind kind() {
    return kind;
  }

  /** Whether it is an open or close that the trace leaves implicit: neither timed nor counted. */
  public boolean isImplicit() {
    return implicit;
  }

  /**
   * Whether it must wait until the stream's earlier steps have ended, and later ones for its first
   * repeat.
   */
  public boolean isFence() {
    return step.wait != Step.NONE || !kind.isTransfer();
  }

  /** The error it is expected to end in, or null. */
  public @Nullable ErrorCode expect() {
    return expect;
  }

  /** How to open. */
  public OpenFlags flags() {
    return implicit ? ImplicitOpens.flags(implicitAccess[step.implicitIndex]) : step.flags();
  }

  /** Which open file it uses, opens or closes; -1 for none. */
  public int slot() {
    return step.slot;
  }

  /** Number of its path in {@link Plan#path}, also its content id; -1 for a barrier. */
  public int path() {
    return step.path;
  }

  /** Number of its second path; -1 for none. */
  public int to() {
    return step.to;
  }

  /** The file that it opens, changes or makes durable, 0 to {@link Plan#files}; -1 for none. */
  public int file() {
    return step.file;
  }

  /** Where the first repeat starts, or the new size for truncate. */
  public long offsetBytes() {
    return step.offsetBytes;
  }

  /** From one repeat's offset to the next. */
  public long strideBytes() {
    return step.strideBytes;
  }

  /** Bytes of one read or write. */
  public int lengthBytes() {
    return step.lengthBytes;
  }

  /** The 1-based number of its row among the trace's operation rows. */
  public long generation() {
    return step.generation;
  }

  /** Index of what it waits for in {@link Plan#waits}; -1 for nothing. */
  public int waitIndex() {
    return step.wait;
  }

  /** Whether the trace says when it is due; the times below have no meaning if not. */
  public boolean isTimed() {
    return timed;
  }

  /** When the first repeat is due, in microseconds from the trace's start. */
  public long atMicros() {
    return times.atMicros;
  }

  /** From one repeat to the next; -1 when it has one only, or the trace does not say. */
  public long periodMicros() {
    return times.periodMicros;
  }

  /**
   * From the end of the stream's previous operation to the start of the first repeat; -1 when that
   * end is not known. The first operation follows the trace's start. Where no duration is recorded,
   * an operation ends when it starts.
   */
  public long thinkMicros() {
    return times.thinkMicros;
  }

  /** From the end of one repeat to the start of the next; -1 when that is not known. */
  public long repeatThinkMicros() {
    return times.repeatThinkMicros;
  }

  /**
   * How long after a repeat the next one is due, be it in this row or in one that goes on at the
   * same pace with the same kind and length; -1 when the pace is not steady.
   */
  public long frameMicros() {
    return times.frameMicros;
  }

  /**
   * The latest time at which any operation of the stream before the first repeat is due; -1 when
   * none has a time. Repeats that are due earlier go back.
   */
  public long latestBeforeMicros() {
    return times.latestBeforeMicros;
  }
}
