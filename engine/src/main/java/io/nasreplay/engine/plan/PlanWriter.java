package io.nasreplay.engine.plan;

import io.nasreplay.engine.api.StopSignal;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.util.zip.CRC32C;
import java.util.zip.CheckedOutputStream;

/** Writes a plan into an empty file: the rest, the records, and at last the header. */
final class PlanWriter {
  private static final int SLICE_BYTES = 1 << 23;
  private static final int BUFFER_BYTES = 1 << 16;

  private final FileChannel file;
  private final Plan plan;
  private final long recordsBytes;
  private final CRC32C recordsCrc = new CRC32C();
  private final CRC32C restCrc = new CRC32C();
  private long restBytes;

  PlanWriter(FileChannel file, Plan plan) {
    this.file = file;
    this.plan = plan;
    this.recordsBytes = plan.records().totalBytes();
  }

  /**
   * Writes everything but the records.
   *
   * @return the size that the file will have
   */
  long writeRest() throws IOException {
    file.position(PlanHeader.RECORDS_AT_BYTES + recordsBytes);
    BufferedOutputStream buffer =
        new BufferedOutputStream(
            new CheckedOutputStream(Channels.newOutputStream(file), restCrc), BUFFER_BYTES);
    FormOutput out = new FormOutput(buffer);
    PlanForm.save(plan, out);
    buffer.flush();
    restBytes = out.writtenBytes();
    return header().fileBytes();
  }

  /** What {@link #writeRest} has written. */
  long restBytes() {
    return restBytes;
  }

  /** Writes the records; false when asked to stop before the end. */
  boolean writeRecords(StopSignal stop) throws IOException {
    file.position(PlanHeader.RECORDS_AT_BYTES);
    for (ByteBuffer segment : plan.records().segments()) {
      for (int at = 0; at < segment.capacity(); at += SLICE_BYTES) {
        if (stop.isStopped()) {
          return false;
        }
        write(segment.slice(at, Math.min(SLICE_BYTES, segment.capacity() - at)));
      }
    }
    return true;
  }

  /**
   * Writes the header and makes the file durable, so that nothing of it is left to be written while
   * the clock of a later run runs.
   */
  void finish(PlanKey key) throws IOException {
    header().write(file, key);
    file.force(false);
  }

  private PlanHeader header() {
    return new PlanHeader(
        recordsBytes, (int) recordsCrc.getValue(), restBytes, (int) restCrc.getValue());
  }

  private void write(ByteBuffer records) throws IOException {
    recordsCrc.update(records.duplicate());
    while (records.hasRemaining()) {
      file.write(records);
    }
  }
}
