package io.nasreplay.traces.csv;

import io.nasreplay.traces.model.Column;
import io.nasreplay.traces.model.DirectoryRow;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.StreamRow;
import io.nasreplay.traces.model.TraceRow;
import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.QuoteMode;
import org.jspecify.annotations.Nullable;

/** Canonical rows by the library's own printer, field by field: slow and plain. */
final class PrintedRows {
  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180.builder().setRecordSeparator('\n').setQuoteMode(QuoteMode.MINIMAL).get();

  private static final Column[] COLUMNS = Column.values();

  private final CSVPrinter printer;
  private final Map<Column, @Nullable String> fields = new EnumMap<>(Column.class);

  PrintedRows(Appendable out) throws IOException {
    printer = new CSVPrinter(out, FORMAT);
    printer.printRecord(Column.tokens());
  }

  void print(TraceRow row) throws IOException {
    clear();
    if (row instanceof OperationRow operation) {
      fill(operation);
    } else if (row instanceof DirectoryRow directory) {
      set(Column.OP, SetupOp.DIR.token());
      set(Column.PATH, directory.path().value());
    } else if (row instanceof FileRow file) {
      set(Column.OP, SetupOp.FILE.token());
      set(Column.PATH, file.path().value());
      set(Column.LENGTH, Long.toString(file.lengthBytes()));
    } else if (row instanceof StreamRow stream) {
      set(Column.STREAM, Integer.toString(stream.streamId()));
      set(Column.OP, SetupOp.STREAM.token());
      set(Column.PATH, stream.name());
      setUnless(Column.COUNT, stream.depth(), 1);
    }
    printer.printRecord(fields.values());
  }

  private void clear() {
    for (Column column : COLUMNS) {
      fields.put(column, null);
    }
  }

  private void fill(OperationRow row) {
    set(Column.STREAM, Integer.toString(row.streamId()));
    set(Column.OP, row.kind().token());
    set(Column.PATH, row.path() == null ? null : row.path().value());
    set(Column.TO, row.to() == null ? null : row.to().value());
    set(Column.FLAGS, row.flags() == null ? null : row.flags().toString());
    if (row.kind().isTransfer()) {
      set(Column.OFFSET, Long.toString(row.offsetBytes()));
      setUnless(Column.COUNT, row.count(), 1);
      setUnless(Column.STRIDE, row.strideBytes(), row.lengthBytes());
    }
    if (row.kind().isTransfer() || row.kind() == OperationKind.TRUNCATE) {
      set(Column.LENGTH, Long.toString(row.lengthBytes()));
    }
    setUnless(Column.AT_US, row.atMicros(), OperationRow.NOT_RECORDED);
    setUnless(Column.PERIOD_US, row.periodMicros(), OperationRow.NOT_RECORDED);
    setUnless(Column.TOOK_US, row.tookMicros(), OperationRow.NOT_RECORDED);
    set(Column.EXPECT, row.expect() == null ? null : row.expect().name());
  }

  private void setUnless(Column column, long value, long omitted) {
    if (value != omitted) {
      set(column, Long.toString(value));
    }
  }

  private void set(Column column, @Nullable String value) {
    fields.put(column, value);
  }
}
