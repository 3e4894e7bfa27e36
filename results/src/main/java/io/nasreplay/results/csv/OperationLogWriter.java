package io.nasreplay.results.csv;

import com.github.luben.zstd.ZstdOutputStream;
import io.nasreplay.results.model.OperationLog;
import io.nasreplay.results.model.OperationRecord;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import org.apache.commons.csv.CSVPrinter;

/**
 * Writes {@code ops.csv.zst}: a header line, then one line per operation, RFC 4180 in UTF-8 with
 * line feeds, compressed with Zstandard (checksummed). Takes constant memory. Not thread-safe.
 */
public final class OperationLogWriter implements OperationLog, Closeable {
  private final CSVPrinter printer;

  /**
   * Begins a log.
   *
   * @param out where the compressed bytes go; closed by {@link #close}
   * @throws IOException when the header cannot be written
   */
  public OperationLogWriter(OutputStream out) throws IOException {
    ZstdOutputStream compressed = new ZstdOutputStream(out);
    compressed.setChecksum(true);
    printer =
        new CSVPrinter(
            new BufferedWriter(new OutputStreamWriter(compressed, StandardCharsets.UTF_8)),
            OperationLogFormat.csv());
    printer.printRecord((Object[]) OperationLogFormat.columns());
  }

  @Override
  public void accept(OperationRecord operation) throws IOException {
    printer.print(operation.stream());
    printer.print(operation.operation());
    printer.print(operation.op());
    printer.print(operation.path());
    printer.print(operation.offsetBytes());
    printer.print(operation.lengthBytes());
    printer.print(operation.intendedStartNanos());
    printer.print(operation.startNanos());
    printer.print(operation.durationNanos());
    printer.print(operation.outcome());
    printer.println();
  }

  /** Ends the compressed frame; a log without its end is refused by the reader. */
  @Override
  public void close() throws IOException {
    printer.close(true);
  }
}
