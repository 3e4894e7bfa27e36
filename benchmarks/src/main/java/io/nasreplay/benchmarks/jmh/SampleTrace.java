package io.nasreplay.benchmarks.jmh;

import io.nasreplay.traces.format.SourcePosition;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.format.TraceWriter;
import io.nasreplay.traces.io.Compression;
import io.nasreplay.traces.io.Traces;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TraceHeader;
import io.nasreplay.traces.model.TracePath;
import io.nasreplay.traces.model.TraceRow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * A trace in memory: one stream that reads blocks of 4 KiB at random from one file.
 *
 * @param rows all of its rows
 */
record SampleTrace(List<TraceRow> rows) implements TraceSource {
  private static final TracePath FILE = new TracePath("folder/sample.bin");
  private static final int BLOCK_BYTES = 4096;
  private static final int BLOCKS = 1 << 14;
  private static final TraceHeader HEADER = new TraceHeader(Map.of());

  /** So many reads, one row each. */
  static SampleTrace ofRows(int reads) {
    SplittableRandom random = new SplittableRandom(1);
    List<TraceRow> rows = new ArrayList<>(List.of(file()));
    for (int i = 0; i < reads; i++) {
      rows.add(read().offsetBytes((long) random.nextInt(BLOCKS) * BLOCK_BYTES).build());
    }
    return new SampleTrace(rows);
  }

  /** So many passes over the file, one row each. */
  static SampleTrace ofPasses(int passes) {
    List<TraceRow> rows = new ArrayList<>(List.of(file()));
    for (int i = 0; i < passes; i++) {
      rows.add(read().count(BLOCKS).strideBytes(BLOCK_BYTES).build());
    }
    return new SampleTrace(rows);
  }

  /** Its bytes as a file would have them. */
  byte[] encoded(Compression compression) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (TraceReader from = open();
        TraceWriter to = Traces.writer(bytes, HEADER, compression)) {
      Traces.copy(from, to);
    }
    return bytes.toByteArray();
  }

  @Override
  public String name() {
    return "sample";
  }

  @Override
  public TraceReader open() {
    Iterator<TraceRow> iterator = rows.iterator();
    return new TraceReader() {
      @Override
      public TraceHeader header() {
        return HEADER;
      }

      @Override
      public @Nullable TraceRow next() {
        return iterator.hasNext() ? iterator.next() : null;
      }

      @Override
      public SourcePosition position() {
        return SourcePosition.whole(name());
      }

      @Override
      public void close() {}
    };
  }

  private static TraceRow file() {
    return new FileRow(FILE, (long) BLOCKS * BLOCK_BYTES);
  }

  private static OperationRow.Builder read() {
    return OperationRow.of(0, OperationKind.READ).path(FILE).lengthBytes(BLOCK_BYTES);
  }
}
