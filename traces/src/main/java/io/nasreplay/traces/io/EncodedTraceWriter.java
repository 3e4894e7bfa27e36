package io.nasreplay.traces.io;

import io.nasreplay.traces.csv.CsvTraceWriter;
import io.nasreplay.traces.format.TraceWriter;
import io.nasreplay.traces.model.TraceHeader;
import io.nasreplay.traces.model.TraceRow;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Writes a trace through a compressor, whose end is written only when the trace is finished. */
final class EncodedTraceWriter implements TraceWriter {
  private final OutputStream destination;
  private final Gate gate;
  private final CsvTraceWriter rows;
  private boolean finished;

  EncodedTraceWriter(OutputStream destination, TraceHeader header, Compression compression)
      throws IOException {
    this.destination = destination;
    gate = new Gate(destination);
    rows = new CsvTraceWriter(Codecs.compressing(gate, compression), header);
  }

  @Override
  public void write(TraceRow row) throws IOException {
    rows.write(row);
  }

  @Override
  public void finish() throws IOException {
    rows.finish();
    rows.close();
    destination.flush();
    finished = true;
  }

  @Override
  public void close() throws IOException {
    try (destination) {
      if (!finished) {
        gate.open = false;
        rows.close();
      }
    }
  }

  /** Lets the compressor be closed without closing the destination, or without its last bytes. */
  private static final class Gate extends FilterOutputStream {
    private boolean open = true;

    Gate(OutputStream out) {
      super(out);
    }

    @Override
    public void write(int b) throws IOException {
      if (open) {
        out.write(b);
      }
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      if (open) {
        out.write(bytes, offset, length);
      }
    }

    @Override
    public void close() {
      // The destination is closed by the writer.
    }
  }
}
