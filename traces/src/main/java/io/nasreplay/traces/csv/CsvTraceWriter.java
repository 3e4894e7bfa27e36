package io.nasreplay.traces.csv;

import io.nasreplay.traces.format.TraceWriter;
import io.nasreplay.traces.model.TraceHeader;
import io.nasreplay.traces.model.TraceRow;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * Writes format version 1: the same bytes for the same header and rows on every machine. All
 * columns are written, in canonical order.
 */
public final class CsvTraceWriter implements TraceWriter {
  private final OutputStream bytes;
  private final CsvRows rows;

  /**
   * Writes the metadata and the header row.
   *
   * @param bytes where the trace goes; closed with this writer
   * @throws IOException when it cannot be written
   */
  public CsvTraceWriter(OutputStream bytes, TraceHeader header) throws IOException {
    this.bytes = bytes;
    bytes.write(metadata(header).getBytes(StandardCharsets.UTF_8));
    rows = new CsvRows(bytes);
  }

  @Override
  public void write(TraceRow row) throws IOException {
    rows.print(row);
  }

  @Override
  public void finish() throws IOException {
    rows.passOn();
    bytes.flush();
  }

  @Override
  public void close() throws IOException {
    bytes.close();
  }

  private static String metadata(TraceHeader header) {
    StringBuilder text = new StringBuilder(Preamble.FIRST_LINE).append('\n');
    for (Map.Entry<String, String> entry : header.metadata().entrySet()) {
      String line = "# " + entry.getKey() + ": " + entry.getValue();
      text.append(line.stripTrailing()).append('\n');
    }
    return text.toString();
  }
}
