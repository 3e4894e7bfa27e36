package io.nasreplay.traces.model;

import org.jspecify.annotations.Nullable;

/**
 * One operation row of a trace: {@code count} operations, the i-th (from 0) at {@code offsetBytes +
 * i * strideBytes} and, when times are recorded, at {@code atMicros + i * periodMicros}. Operations
 * of one row are consecutive in the trace's global order.
 *
 * <p>Times that were not recorded are {@link #NOT_RECORDED}; zero is a value. Use {@link Builder},
 * which starts from "nothing given".
 *
 * @param streamId the stream that runs it, 0 to {@value StreamRow#MAX_STREAM_ID}
 * @param kind what it does
 * @param path the file or directory; null for a barrier only
 * @param to the second name of rename and copy, null otherwise
 * @param flags how to open; null for all kinds but open
 * @param offsetBytes where a read or write starts, 0 or more; 0 for other kinds
 * @param lengthBytes the bytes of one read or write, 0 to {@value #MAX_TRANSFER_BYTES}; the new
 *     size for truncate; 0 for other kinds
 * @param count how many operations the row stands for, 1 or more; 1 for kinds other than read and
 *     write
 * @param strideBytes from one repeat's offset to the next; negative walks towards the file's start;
 *     equals {@code lengthBytes} when count is 1
 * @param atMicros when the first one is (or was) issued, from the trace's start
 * @param periodMicros from one repeat to the next
 * @param tookMicros how long it took when it was recorded
 * @param expect the error it is expected to end in, null when it is expected to succeed
 */
public record OperationRow(
    int streamId,
    OperationKind kind,
    @Nullable TracePath path,
    @Nullable TracePath to,
    @Nullable OpenFlags flags,
    long offsetBytes,
    long lengthBytes,
    long count,
    long strideBytes,
    long atMicros,
    long periodMicros,
    long tookMicros,
    @Nullable ErrorCode expect)
    implements TraceRow {

  /** The value of a time that the trace does not give. */
  public static final long NOT_RECORDED = -1;

  /** The longest single read or write: 1 GiB, below the 2 GiB that one system call can move. */
  public static final long MAX_TRANSFER_BYTES = 1L << 30;

  public OperationRow {
    Ranges.requireBetween(Column.STREAM, streamId, 0, StreamRow.MAX_STREAM_ID);
    Ranges.requireAtLeast(Column.COUNT, count, 1);
    OperationShape.check(kind, path, to, flags, count);
    OperationShape.checkRange(kind, offsetBytes, lengthBytes, count, strideBytes);
    OperationShape.checkTimes(count, atMicros, periodMicros, tookMicros);
  }

  /** A builder with nothing given but the stream and the kind. */
  public static Builder of(int streamId, OperationKind kind) {
    return new Builder(streamId, kind);
  }

  /** The path of an operation that has one, that is, any kind but barrier. */
  public TracePath requiredPath() {
    if (path == null) {
      throw new IllegalStateException(kind.token() + " has no path");
    }
    return path;
  }

  /** The offset of the repeat with this index, 0 to {@code count - 1}. */
  public long offsetBytesOf(long repeat) {
    return offsetBytes + repeat * strideBytes;
  }

  /** The bytes that all repeats together move; 0 for kinds other than read and write. */
  public long transferBytes() {
    return kind.isTransfer() ? Math.multiplyExact(lengthBytes, count) : 0;
  }

  /** Collects the columns of a row; unset ones take the format's defaults. */
  public static final class Builder {
    private final int streamId;
    private final OperationKind kind;
    private @Nullable TracePath path;
    private @Nullable TracePath to;
    private @Nullable OpenFlags flags;
    private long offsetBytes;
    private long lengthBytes;
    private long count = 1;
    private @Nullable Long strideBytes;
    private long atMicros = NOT_RECORDED;
    private long periodMicros = NOT_RECORDED;
    private long tookMicros = NOT_RECORDED;
    private @Nullable ErrorCode expect;

    private Builder(int streamId, OperationKind kind) {
      this.streamId = streamId;
      this.kind = kind;
    }

    /** The file or directory. */
    public Builder path(TracePath value) {
      this.path = value;
      return this;
    }

    /** The second name of rename and copy. */
    public Builder to(TracePath value) {
      this.to = value;
      return this;
    }

    /** How to open. */
    public Builder flags(OpenFlags value) {
      this.flags = value;
      return this;
    }

    /** Where the first repeat starts. */
    public Builder offsetBytes(long value) {
      this.offsetBytes = value;
      return this;
    }

    /** Bytes of one read or write, or the new size for truncate. */
    public Builder lengthBytes(long value) {
      this.lengthBytes = value;
      return this;
    }

    /** How many operations the row stands for. */
    public Builder count(long value) {
      this.count = value;
      return this;
    }

    /** From one repeat's offset to the next; default: the length. */
    public Builder strideBytes(long value) {
      this.strideBytes = value;
      return this;
    }

    /** When the first repeat is issued, from the trace's start. */
    public Builder atMicros(long value) {
      this.atMicros = value;
      return this;
    }

    /** From one repeat to the next. */
    public Builder periodMicros(long value) {
      this.periodMicros = value;
      return this;
    }

    /** How long it took when it was recorded. */
    public Builder tookMicros(long value) {
      this.tookMicros = value;
      return this;
    }

    /** The error it is expected to end in. */
    public Builder expect(ErrorCode value) {
      this.expect = value;
      return this;
    }

    /**
     * The row.
     *
     * @throws IllegalArgumentException naming the column, its value and what is allowed
     */
    public OperationRow build() {
      long stride = strideBytes == null || count == 1 ? lengthBytes : strideBytes;
      return new OperationRow(
          streamId,
          kind,
          path,
          to,
          flags,
          offsetBytes,
          lengthBytes,
          count,
          stride,
          atMicros,
          periodMicros,
          tookMicros,
          expect);
    }
  }
}
