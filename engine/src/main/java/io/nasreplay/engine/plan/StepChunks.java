package io.nasreplay.engine.plan;

import java.io.IOException;

/** Where the records of one stream lie among all records: chunks, in order. Immutable. */
final class StepChunks {
  private final long[] offsetBytes;
  private final int[] records;

  StepChunks(long[] offsetBytes, int[] records) {
    this.offsetBytes = offsetBytes;
    this.records = records;
  }

  int chunks() {
    return records.length;
  }

  long chunkOffsetBytes(int chunk) {
    return offsetBytes[chunk];
  }

  int records(int chunk) {
    return records[chunk];
  }

  void save(FormOutput out) throws IOException {
    out.count(records.length);
    for (int i = 0; i < records.length; i++) {
      out.number(offsetBytes[i]);
      out.number(records[i]);
    }
  }

  /** Reads what {@link #save} wrote, and refuses chunks that do not lie in one segment each. */
  static StepChunks restore(FormInput in, long totalBytes) throws IOException {
    int chunks = in.count(2 * Long.BYTES);
    long[] offsetBytes = new long[chunks];
    int[] records = new int[chunks];
    for (int i = 0; i < chunks; i++) {
      offsetBytes[i] = in.atMost(totalBytes - Step.BYTES);
      long startBytes = offsetBytes[i] % StepFile.SEGMENT_BYTES;
      long endBytes = Math.min(totalBytes - offsetBytes[i] + startBytes, StepFile.SEGMENT_BYTES);
      records[i] = (int) in.atMost((endBytes - startBytes) / Step.BYTES);
    }
    return new StepChunks(offsetBytes, records);
  }
}
