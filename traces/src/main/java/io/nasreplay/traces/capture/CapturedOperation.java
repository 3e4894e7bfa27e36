package io.nasreplay.traces.capture;

import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One operation as a recording tells of it.
 *
 * @param streamId who made it, from {@link CapturedStreams}
 * @param kind what it did; any but barrier
 * @param path what it was about, as recorded, with {@code /} between components: absolute where the
 *     recording knows, for example {@code /mnt/nas/a.bin} or {@code Z:/a.bin}
 * @param to the second path of rename and copy, otherwise null
 * @param flags of an open, otherwise null
 * @param offsetBytes where a read or write began, 0 or more; 0 for other kinds
 * @param lengthBytes what a read or write moved; what it asked for when {@code outcome} is SHORT;
 *     the new size for truncate; 0 for other kinds
 * @param atMicros when it began, on a clock of the recording's own that starts anywhere; {@link
 *     OperationRow#NOT_RECORDED} when not known
 * @param tookMicros how long it took; {@link OperationRow#NOT_RECORDED} when not known
 * @param outcome the error in which it ended; null when it succeeded
 * @param found what the recording tells of the file or directory before the operation
 */
public record CapturedOperation(
    int streamId,
    OperationKind kind,
    String path,
    @Nullable String to,
    @Nullable OpenFlags flags,
    long offsetBytes,
    long lengthBytes,
    long atMicros,
    long tookMicros,
    @Nullable ErrorCode outcome,
    Found found) {
  /** What an operation found. */
  public enum Entry {
    UNKNOWN,
    FILE,
    DIRECTORY
  }

  /**
   * What an operation found under its path.
   *
   * @param entry a file or a directory
   * @param sizeBytes size of a file; -1 when not known
   */
  public record Found(Entry entry, long sizeBytes) {
    /** Nothing is known. */
    public static final Found NOTHING = new Found(Entry.UNKNOWN, -1);

    /** A directory. */
    public static final Found DIRECTORY = new Found(Entry.DIRECTORY, -1);

    /** A file of a size. */
    public static Found file(long sizeBytes) {
      return new Found(Entry.FILE, sizeBytes);
    }
  }

  public CapturedOperation {
    requireNotNegative("offsetBytes", offsetBytes);
    requireNotNegative("lengthBytes", lengthBytes);
    if ((to == null) == (kind == OperationKind.RENAME || kind == OperationKind.COPY)) {
      throw new IllegalArgumentException(
          "to is "
              + to
              + " for "
              + kind.token()
              + "; allowed: for rename and copy, and only there");
    }
    if (kind == OperationKind.OPEN) {
      Objects.requireNonNull(flags, "flags");
    }
  }

  private static void requireNotNegative(String name, long value) {
    if (value < 0) {
      throw new IllegalArgumentException(name + " is " + value + "; allowed: 0 or more");
    }
  }

  /** A part of a read or write; the first one has its time. */
  CapturedOperation piece(long fromBytes, long pieceBytes) {
    return new CapturedOperation(
        streamId,
        kind,
        path,
        to,
        flags,
        offsetBytes + fromBytes,
        pieceBytes,
        atMicros,
        fromBytes == 0 ? tookMicros : OperationRow.NOT_RECORDED,
        outcome,
        found);
  }

  /** A builder with nothing given but who, what and where. */
  public static Builder of(int streamId, OperationKind kind, String path) {
    return new Builder(streamId, kind, path);
  }

  /** Collects what is known. */
  public static final class Builder {
    private final int streamId;
    private final OperationKind kind;
    private final String path;
    private @Nullable String to;
    private @Nullable OpenFlags flags;
    private long offsetBytes;
    private long lengthBytes;
    private long atMicros = OperationRow.NOT_RECORDED;
    private long tookMicros = OperationRow.NOT_RECORDED;
    private @Nullable ErrorCode outcome;
    private Found found = Found.NOTHING;

    private Builder(int streamId, OperationKind kind, String path) {
      this.streamId = streamId;
      this.kind = kind;
      this.path = path;
    }

    /** The second path of rename and copy. */
    public Builder to(String value) {
      to = value;
      return this;
    }

    /** How a file was opened. */
    public Builder flags(OpenFlags value) {
      flags = value;
      return this;
    }

    /** Where a read or write was, and what it moved. */
    public Builder range(long newOffsetBytes, long newLengthBytes) {
      offsetBytes = newOffsetBytes;
      lengthBytes = newLengthBytes;
      return this;
    }

    /** The new size of a truncate. */
    public Builder sizeBytes(long value) {
      lengthBytes = value;
      return this;
    }

    /** When it began and how long it took; {@link OperationRow#NOT_RECORDED} when not known. */
    public Builder times(long newAtMicros, long newTookMicros) {
      atMicros = newAtMicros;
      tookMicros = newTookMicros;
      return this;
    }

    /** The error in which it ended; null when it succeeded. */
    public Builder outcome(@Nullable ErrorCode value) {
      outcome = value;
      return this;
    }

    /** What there was before it. */
    public Builder found(Found value) {
      found = value;
      return this;
    }

    /** The operation. */
    public CapturedOperation build() {
      return new CapturedOperation(
          streamId,
          kind,
          path,
          to,
          flags,
          offsetBytes,
          lengthBytes,
          atMicros,
          tookMicros,
          outcome,
          found);
    }
  }
}
