package io.nasreplay.engine.content;

import io.nasreplay.traces.format.SourcePosition;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.model.DirectoryRow;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.StreamRow;
import io.nasreplay.traces.model.TraceHeader;
import io.nasreplay.traces.model.TracePath;
import io.nasreplay.traces.model.TraceRow;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** A small trace, written row by row. */
final class Rows implements TraceSource {
  private final List<TraceRow> rows = new ArrayList<>();

  Rows dir(String path) {
    return add(new DirectoryRow(new TracePath(path)));
  }

  Rows file(String path, long lengthBytes) {
    return add(new FileRow(new TracePath(path), lengthBytes));
  }

  Rows stream(int id, int depth) {
    return add(new StreamRow(id, "s" + id, depth));
  }

  Rows open(int stream, String path, String flags) {
    return add(row(stream, OperationKind.OPEN, path).flags(OpenFlags.parse(flags)));
  }

  Rows write(int stream, String path, long offsetBytes, long lengthBytes) {
    return write(stream, path, offsetBytes, lengthBytes, 1, lengthBytes);
  }

  Rows write(int stream, String path, long offset, long length, long count, long stride) {
    return add(
        row(stream, OperationKind.WRITE, path)
            .offsetBytes(offset)
            .lengthBytes(length)
            .count(count)
            .strideBytes(stride));
  }

  Rows failing(int stream, OperationKind kind, String path, ErrorCode expect) {
    return add(row(stream, kind, path).expect(expect));
  }

  Rows truncate(int stream, String path, long lengthBytes) {
    return add(row(stream, OperationKind.TRUNCATE, path).lengthBytes(lengthBytes));
  }

  Rows op(int stream, OperationKind kind, String path) {
    return add(row(stream, kind, path));
  }

  Rows op(int stream, OperationKind kind, String path, String to) {
    return add(row(stream, kind, path).to(new TracePath(to)));
  }

  Rows barrier(int... streams) {
    for (int stream : streams) {
      add(OperationRow.of(stream, OperationKind.BARRIER));
    }
    return this;
  }

  /** Takes the last row away again. */
  void removeLast() {
    rows.remove(rows.size() - 1);
  }

  TraceRow last() {
    return rows.get(rows.size() - 1);
  }

  List<TraceRow> list() {
    return rows;
  }

  @Override
  public String name() {
    return "rows";
  }

  @Override
  public TraceReader open() {
    Iterator<TraceRow> left = rows.iterator();
    return new TraceReader() {
      @Override
      public TraceHeader header() {
        return new TraceHeader(Map.of());
      }

      @Override
      public TraceRow next() {
        return left.hasNext() ? left.next() : null;
      }

      @Override
      public SourcePosition position() {
        return SourcePosition.whole(name());
      }

      @Override
      public void close() {}
    };
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    rows.forEach(row -> text.append(row).append('\n'));
    return text.toString();
  }

  private static OperationRow.Builder row(int stream, OperationKind kind, String path) {
    return OperationRow.of(stream, kind).path(new TracePath(path));
  }

  private Rows add(OperationRow.Builder row) {
    return add(row.build());
  }

  private Rows add(TraceRow row) {
    rows.add(row);
    return this;
  }
}
