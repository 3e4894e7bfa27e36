package io.nasreplay.traces.io;

import io.nasreplay.traces.format.TraceWriter;
import io.nasreplay.traces.model.TraceHeader;
import io.nasreplay.traces.model.TraceRow;
import java.io.IOException;

/** Writes a trace into a file that appears when the trace is finished. */
final class FileTraceWriter implements TraceWriter {
  private final NewFile file;
  private final TraceWriter rows;

  FileTraceWriter(NewFile file, TraceHeader header, Compression compression) throws IOException {
    this.file = file;
    rows = new EncodedTraceWriter(file.out(), header, compression);
  }

  @Override
  public void write(TraceRow row) throws IOException {
    rows.write(row);
  }

  @Override
  public void finish() throws IOException {
    rows.finish();
    rows.close();
    file.commit();
  }

  @Override
  public void close() throws IOException {
    try (file) {
      rows.close();
    }
  }
}
