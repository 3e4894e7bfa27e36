package io.nasreplay.traces.csv;

import io.nasreplay.traces.format.TraceWriter;
import io.nasreplay.traces.model.TraceHeader;
import io.nasreplay.traces.model.TraceRow;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * Writes format version 1: the same bytes for the same header and rows on every machine. All
 * columns are written, in canonical order.
 */
public final class CsvTraceWriter implements TraceWriter {
  private static final int BUFFER_CHARACTERS = 65_536;

  private final Writer out;
  private final CsvRows rows;

  /**
   * Writes the metadata and the header row.
   *
   * @param bytes where the trace goes; closed with this writer
   * @throws IOException when it cannot be written
   */
  public CsvTraceWriter(OutputStream bytes, TraceHeader header) throws IOException {
    out =
        new BufferedWriter(
            new OutputStreamWriter(
                bytes,
                StandardCharsets.UTF_8
                    .newEncoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)),
            BUFFER_CHARACTERS);
    writeMetadata(header);
    rows = new CsvRows(out);
  }

  @Override
  public void write(TraceRow row) throws IOException {
    rows.print(row);
  }

  @Override
  public void finish() throws IOException {
    out.flush();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }

  private void writeMetadata(TraceHeader header) throws IOException {
    out.write(Preamble.FIRST_LINE + "\n");
    for (Map.Entry<String, String> entry : header.metadata().entrySet()) {
      out.write(("# " + entry.getKey() + ": " + entry.getValue()).stripTrailing() + "\n");
    }
  }
}
