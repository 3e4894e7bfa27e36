package io.nasreplay.traces.fio;

import io.nasreplay.traces.capture.CaptureReader;
import io.nasreplay.traces.capture.CapturedOperation;
import io.nasreplay.traces.capture.CapturedStreams;
import io.nasreplay.traces.capture.Lines;
import io.nasreplay.traces.capture.Tally;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OpenFlags.Access;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads the lines of a log. In version 3 each begins with microseconds since the log's start; in
 * version 2 there are {@code wait} lines, which fio compares with the milliseconds since its own
 * start, whatever its manual says of them (fio issues 247 and 756).
 */
final class FioLogReader implements CaptureReader {
  static final String TRIM = "trim: a trace has no such operation";
  static final String RANGE_SYNC = "sync_file_range and syncfs: a trace has no such operation";
  static final String DATASYNC = "datasync: replayed as flush, which makes metadata durable too";
  static final String NO_ADD = "opened or used without an add line before";
  static final String TORN = "the last line was cut off";

  private static final String ACTIONS =
      "allowed: add, open, close, read, write, sync, datasync, trim, wait (version 2 only)";
  private static final long MICROS_PER_MILLI = 1_000;

  private final Lines lines;
  private final boolean timed;
  private final Tally tally = new Tally();
  private final CapturedStreams streams = new CapturedStreams();
  private final int stream = streams.of(0, "fio");
  private final Set<String> added = new HashSet<>();
  private long atMicros = OperationRow.NOT_RECORDED;

  private FioLogReader(Lines lines, boolean timed) {
    this.lines = lines;
    this.timed = timed;
  }

  static FioLogReader of(Lines lines) throws IOException {
    boolean any = lines.advance();
    String first = any ? lines.text() : "";
    boolean timed = first.startsWith(FioLogFormat.VERSION_3);
    if (!timed && !first.startsWith(FioLogFormat.VERSION_2)) {
      throw lines.bad(
          1,
          "the log does not begin as one of fio; allowed: \""
              + FioLogFormat.VERSION_2
              + "\" or \""
              + FioLogFormat.VERSION_3
              + "\"");
    }
    return new FioLogReader(lines, timed);
  }

  @Override
  public @Nullable CapturedOperation next() throws IOException {
    while (lines.advance()) {
      CapturedOperation operation = operation();
      if (operation != null) {
        return operation;
      }
    }
    return null;
  }

  /** The operation of the line; null when it tells of none. */
  private @Nullable CapturedOperation operation() {
    String line = lines.text();
    if (line.isBlank()) {
      return null;
    }
    Fields fields = new Fields(lines, line);
    if (!lines.isWhole() && !fields.areAsManyAsExpected(timed)) {
      tally.dropped(TORN, line);
      return null;
    }
    if (timed) {
      atMicros = fields.number("time in microseconds", Long.MAX_VALUE);
    }
    String name = fields.word("a file name");
    String action = fields.word("an action, " + ACTIONS);
    return operation(fields, name, action, fields.column());
  }

  private @Nullable CapturedOperation operation(
      Fields fields, String name, String action, int column) {
    switch (action) {
      case "add" -> {
        added.add(name);
        return null;
      }
      case "open" -> {
        known(name);
        return at(OperationKind.OPEN, name).flags(OpenFlags.of(Access.R)).build();
      }
      case "close" -> {
        return at(OperationKind.CLOSE, name).build();
      }
      case "read" -> {
        return transfer(OperationKind.READ, name, fields);
      }
      case "write" -> {
        return transfer(OperationKind.WRITE, name, fields);
      }
      case "sync" -> {
        return at(OperationKind.FLUSH, name).build();
      }
      case "datasync" -> {
        tally.guessedAt(DATASYNC, name);
        return at(OperationKind.FLUSH, name).build();
      }
      case "trim" -> {
        tally.droppedAt(TRIM, name);
        return null;
      }
      case "sync_file_range", "syncfs" -> {
        tally.droppedAt(RANGE_SYNC, name);
        return null;
      }
      case "wait" -> {
        if (!timed) {
          atMicros =
              fields.number("milliseconds", Long.MAX_VALUE / MICROS_PER_MILLI) * MICROS_PER_MILLI;
          return null;
        }
        throw unknown(action, column);
      }
      default -> throw unknown(action, column);
    }
  }

  private BadInputException unknown(String action, int column) {
    return lines.bad(column, "the action is \"" + action + "\"; " + ACTIONS);
  }

  private CapturedOperation transfer(OperationKind kind, String name, Fields fields) {
    known(name);
    long offsetBytes = fields.number("an offset in bytes", Long.MAX_VALUE);
    long lengthBytes = fields.number("a length in bytes", Long.MAX_VALUE - offsetBytes);
    return at(kind, name).range(offsetBytes, lengthBytes).build();
  }

  private void known(String name) {
    if (added.add(name)) {
      tally.guessedAt(NO_ADD, name);
    }
  }

  private CapturedOperation.Builder at(OperationKind kind, String name) {
    return CapturedOperation.of(stream, kind, name).times(atMicros, OperationRow.NOT_RECORDED);
  }

  @Override
  public CapturedStreams streams() {
    return streams;
  }

  @Override
  public Tally tally() {
    return tally;
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
