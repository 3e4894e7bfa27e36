package io.nasreplay.traces.csv;

import io.nasreplay.traces.format.Suggestions;
import io.nasreplay.traces.model.Column;
import io.nasreplay.traces.model.DirectoryRow;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.InvalidRowException;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.StreamRow;
import io.nasreplay.traces.model.TracePath;
import io.nasreplay.traces.model.TraceRow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.csv.CSVRecord;

/** Makes a row of the model from a row of text. Paths and flags that repeat are made once. */
final class RowParser {
  private final ColumnLayout layout;
  private final Map<String, OperationKind> kinds = new HashMap<>();
  private final Map<String, SetupOp> setupOps = new HashMap<>();
  private final Map<String, ErrorCode> errors = new HashMap<>();
  private final RepeatedValues<TracePath> paths = new RepeatedValues<>(TracePath::new);
  private final RepeatedValues<OpenFlags> flags = new RepeatedValues<>(OpenFlags::parse);

  RowParser(ColumnLayout layout) {
    this.layout = layout;
    Arrays.stream(OperationKind.values()).forEach(kind -> kinds.put(kind.token(), kind));
    Arrays.stream(SetupOp.values()).forEach(op -> setupOps.put(op.token(), op));
    Arrays.stream(ErrorCode.values()).forEach(error -> errors.put(error.name(), error));
  }

  TraceRow parse(CSVRecord row) {
    String op = layout.value(row, Column.OP);
    OperationKind kind = kinds.get(op);
    if (kind != null) {
      return operation(row, kind);
    }
    SetupOp setup = setupOps.get(op);
    if (setup == null) {
      throw new InvalidRowException(Column.OP, Suggestions.unknown("op", op, allOps()));
    }
    return setup(row, setup);
  }

  private TraceRow setup(CSVRecord row, SetupOp op) {
    requireEmpty(row, ColumnUse.emptyIn(op), op.token());
    return switch (op) {
      case DIR -> new DirectoryRow(path(row, Column.PATH, op.token()));
      case FILE ->
          new FileRow(path(row, Column.PATH, op.token()), required(row, Column.LENGTH, op.token()));
      case STREAM ->
          new StreamRow(
              stream(row, op.token()),
              layout.value(row, Column.PATH),
              (int) optional(row, Column.COUNT, 1, 1, StreamRow.MAX_DEPTH));
    };
  }

  private OperationRow operation(CSVRecord row, OperationKind kind) {
    requireEmpty(row, ColumnUse.emptyIn(kind), kind.token());
    OperationRow.Builder operation = OperationRow.of(stream(row, kind.token()), kind);
    if (kind != OperationKind.BARRIER) {
      operation.path(path(row, Column.PATH, kind.token()));
    }
    switch (kind) {
      case OPEN -> setFlags(row, operation);
      case READ, WRITE -> setTransfer(row, kind, operation);
      case TRUNCATE -> operation.lengthBytes(required(row, Column.LENGTH, kind.token()));
      case RENAME, COPY -> operation.to(path(row, Column.TO, kind.token()));
      default -> {}
    }
    setRecorded(row, operation);
    return operation.build();
  }

  private void setTransfer(CSVRecord row, OperationKind kind, OperationRow.Builder operation) {
    operation
        .offsetBytes(optional(row, Column.OFFSET, 0))
        .lengthBytes(required(row, Column.LENGTH, kind.token()));
    String stride = layout.value(row, Column.STRIDE);
    if (!stride.isEmpty()) {
      operation.strideBytes(Numbers.parse(Column.STRIDE, stride, -Long.MAX_VALUE, Long.MAX_VALUE));
    }
  }

  private void setRecorded(CSVRecord row, OperationRow.Builder operation) {
    operation
        .count(optional(row, Column.COUNT, 1, 1, Long.MAX_VALUE))
        .atMicros(optional(row, Column.AT_US, OperationRow.NOT_RECORDED))
        .periodMicros(optional(row, Column.PERIOD_US, OperationRow.NOT_RECORDED))
        .tookMicros(optional(row, Column.TOOK_US, OperationRow.NOT_RECORDED));
    String expect = layout.value(row, Column.EXPECT);
    if (!expect.isEmpty()) {
      operation.expect(error(expect));
    }
  }

  private void setFlags(CSVRecord row, OperationRow.Builder operation) {
    String text = layout.value(row, Column.FLAGS);
    if (!text.isEmpty()) {
      operation.flags(valid(flags, text, Column.FLAGS));
    }
  }

  private ErrorCode error(String text) {
    ErrorCode code = errors.get(text);
    if (code == null) {
      throw new InvalidRowException(
          Column.EXPECT,
          Suggestions.unknown(
              "error in expect",
              text,
              Arrays.stream(ErrorCode.values()).map(ErrorCode::name).toList()));
    }
    return code;
  }

  private int stream(CSVRecord row, String op) {
    String text = nonEmpty(row, Column.STREAM, op);
    return (int) Numbers.parse(Column.STREAM, text, 0, StreamRow.MAX_STREAM_ID);
  }

  private TracePath path(CSVRecord row, Column column, String op) {
    return valid(paths, nonEmpty(row, column, op), column);
  }

  private long required(CSVRecord row, Column column, String op) {
    return Numbers.parse(column, nonEmpty(row, column, op), 0, Long.MAX_VALUE);
  }

  private long optional(CSVRecord row, Column column, long otherwise) {
    return optional(row, column, otherwise, 0, Long.MAX_VALUE);
  }

  private long optional(CSVRecord row, Column column, long otherwise, long minimum, long maximum) {
    String text = layout.value(row, column);
    return text.isEmpty() ? otherwise : Numbers.parse(column, text, minimum, maximum);
  }

  private String nonEmpty(CSVRecord row, Column column, String op) {
    String text = layout.value(row, column);
    if (text.isEmpty()) {
      throw new InvalidRowException(column, column.token() + " is missing; " + op + " needs it");
    }
    return text;
  }

  private void requireEmpty(CSVRecord row, List<Column> columns, String op) {
    for (Column column : columns) {
      String text = layout.value(row, column);
      if (!text.isEmpty()) {
        throw new InvalidRowException(
            column, column.token() + " is \"" + text + "\"; " + op + " takes no " + column.token());
      }
    }
  }

  private static <T> T valid(RepeatedValues<T> values, String text, Column column) {
    try {
      return values.of(text);
    } catch (IllegalArgumentException e) {
      throw new InvalidRowException(column, String.valueOf(e.getMessage()));
    }
  }

  private static List<String> allOps() {
    List<String> all = new ArrayList<>();
    Arrays.stream(SetupOp.values()).map(SetupOp::token).forEach(all::add);
    all.addAll(OperationKind.tokens());
    return all;
  }
}
