package io.nasreplay.engine.measure;

import io.nasreplay.traces.model.ErrorCode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The operations of one lane in the order in which they ended, {@value #RECORD_BYTES} bytes each,
 * in chunks of the {@link OperationLogFile}. Written by one thread; allocates nothing per
 * operation. When the file cannot be written, logging ends and {@link #failure} tells why.
 */
@SuppressWarnings("EnumOrdinal") // ordinals are indexes within this process only
public final class LaneLog {
  static final int RECORD_BYTES = 56;
  private static final int CHUNK_RECORDS = 1170;

  /** The intended start of what had no time to start at. */
  static final long NOT_DUE = -1;

  private final OperationLogFile file;
  private final ByteBuffer pending =
      ByteBuffer.allocateDirect(CHUNK_RECORDS * RECORD_BYTES).order(ByteOrder.LITTLE_ENDIAN);
  private long[] chunks = new long[64];
  private int chunkCount;
  private @Nullable IOException failure;

  /** A log that writes to a file shared with other lanes. */
  public LaneLog(OperationLogFile file) {
    this.file = file;
  }

  void add(
      LoggedOperation operation,
      long intendedNanos,
      long startNanos,
      long durationNanos,
      @Nullable ErrorCode error) {
    if (!pending.hasRemaining()) {
      writeChunk();
    }
    pending.putLong(operation.operation()).putLong(operation.offsetBytes());
    pending.putLong(operation.lengthBytes()).putLong(startNanos).putLong(durationNanos);
    pending.putLong(intendedNanos);
    pending.putInt(operation.path());
    pending.putShort((short) operation.kind().ordinal());
    pending.putShort((short) (error == null ? -1 : error.ordinal()));
  }

  /** Why the log is incomplete; null when it is not. */
  @Nullable IOException failure() {
    return failure;
  }

  int chunks() {
    return chunkCount + (pending.position() > 0 ? 1 : 0);
  }

  /** The records of a chunk, from position to limit. */
  ByteBuffer chunk(int index) throws IOException {
    if (index == chunkCount) {
      return pending.duplicate().order(ByteOrder.LITTLE_ENDIAN).flip();
    }
    ByteBuffer chunk = ByteBuffer.allocate(pending.capacity()).order(ByteOrder.LITTLE_ENDIAN);
    file.read(chunk, chunks[index]);
    return chunk.flip();
  }

  private void writeChunk() {
    if (chunkCount == chunks.length) {
      chunks = Arrays.copyOf(chunks, 2 * chunkCount);
    }
    try {
      if (failure == null) {
        chunks[chunkCount] = file.append(pending.flip());
        chunkCount++;
      }
    } catch (IOException e) {
      failure = e;
    }
    pending.clear();
  }
}
