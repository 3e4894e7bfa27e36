package io.nasreplay.traces.capture;

import io.nasreplay.traces.model.DirectoryRow;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.StreamRow;
import io.nasreplay.traces.model.TraceRow;

/** Rows of a trace in a form that is short to read, without times. */
final class PrintedTrace {
  private PrintedTrace() {}

  static String line(TraceRow row) {
    if (row instanceof DirectoryRow directory) {
      return "dir " + directory.path();
    }
    if (row instanceof FileRow file) {
      return "file " + file.path() + " " + file.lengthBytes();
    }
    if (row instanceof StreamRow stream) {
      return "stream " + stream.streamId() + " " + stream.name();
    }
    return operation((OperationRow) row);
  }

  private static String operation(OperationRow row) {
    StringBuilder line = new StringBuilder(row.kind().token() + " " + row.path());
    if (row.to() != null) {
      line.append(" -> ").append(row.to());
    }
    if (row.flags() != null) {
      line.append(' ').append(row.flags());
    }
    if (row.kind().isTransfer()) {
      line.append(' ').append(row.offsetBytes()).append('+').append(row.lengthBytes());
    }
    if (row.expect() != null) {
      line.append(' ').append(row.expect());
    }
    return line.toString();
  }
}
