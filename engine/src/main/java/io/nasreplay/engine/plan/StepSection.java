package io.nasreplay.engine.plan;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** The records of one stream: chunks of a {@link StepFile} that double up to 64 KiB. */
final class StepSection {
  private static final int FIRST_RECORDS = 16;
  private static final int MOST_RECORDS = 1024;

  private final StepFile file;
  private ByteBuffer pending = buffer(FIRST_RECORDS);
  private long[] chunkBytes = new long[4];
  private int[] chunkRecords = new int[4];
  private int chunks;

  StepSection(StepFile file) {
    this.file = file;
  }

  void append(Step step) {
    makeRoom();
    step.put(pending);
  }

  void append(StepTimes times) {
    makeRoom();
    times.put(pending);
  }

  private void makeRoom() {
    if (!pending.hasRemaining()) {
      writeChunk();
      pending = buffer(Math.min(MOST_RECORDS, 2 * pending.capacity() / Step.BYTES));
    }
  }

  /** Writes what is pending; nothing can be appended afterwards. */
  void finish() {
    if (pending.position() > 0) {
      writeChunk();
    }
    pending = buffer(0);
  }

  /** Where the records lie, once all are written. */
  StepChunks chunks() {
    return new StepChunks(Arrays.copyOf(chunkBytes, chunks), Arrays.copyOf(chunkRecords, chunks));
  }

  private void writeChunk() {
    if (chunks == chunkBytes.length) {
      chunkBytes = Arrays.copyOf(chunkBytes, 2 * chunks);
      chunkRecords = Arrays.copyOf(chunkRecords, 2 * chunks);
    }
    chunkRecords[chunks] = pending.position() / Step.BYTES;
    chunkBytes[chunks] = file.append(pending.flip());
    chunks++;
  }

  private static ByteBuffer buffer(int records) {
    return ByteBuffer.allocate(records * Step.BYTES).order(ByteOrder.LITTLE_ENDIAN);
  }
}
