package io.nasreplay.traces.csv;

import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourcePosition;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.model.Column;
import io.nasreplay.traces.model.InvalidRowException;
import io.nasreplay.traces.model.TraceHeader;
import io.nasreplay.traces.model.TraceRow;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.Objects;
import org.apache.commons.csv.CSVException;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.jspecify.annotations.Nullable;

/**
 * Reads format version 1. Each row is checked by itself; {@link
 * io.nasreplay.traces.format.CheckedTraceReader} checks that the rows fit together.
 */
public final class CsvTraceReader implements TraceReader {
  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180.builder().setIgnoreEmptyLines(false).get();

  private final String source;
  private final SourceText text;
  private final TraceHeader header;
  private final long preambleLines;
  private final CSVParser parser;
  private final Iterator<CSVRecord> records;
  private final ColumnLayout layout;
  private final RowParser rowParser;
  private long rowPosition;
  private long rowLine;

  /**
   * Reads the metadata and the header row.
   *
   * @param source what messages call it
   * @param bytes the uncompressed text; closed with this reader
   * @throws IOException when it cannot be read
   * @throws BadInputException when it does not begin as a trace does
   */
  public CsvTraceReader(String source, InputStream bytes) throws IOException {
    this.source = source;
    text = new SourceText(source, bytes);
    Preamble preamble = Preamble.read(source, text);
    header = preamble.header();
    preambleLines = preamble.lines();
    rowPosition = text.position();
    rowLine = preambleLines;
    parser =
        CSVParser.builder().setReader(text).setFormat(FORMAT).setCharacterOffset(rowPosition).get();
    records = parser.iterator();
    layout = readLayout();
    rowParser = new RowParser(layout);
  }

  @Override
  public TraceHeader header() {
    return header;
  }

  @Override
  public @Nullable TraceRow next() throws IOException {
    CSVRecord row = nextRecord();
    if (row == null) {
      return null;
    }
    if (row.size() != layout.size()) {
      throw wrongSize(row);
    }
    try {
      return rowParser.parse(row);
    } catch (InvalidRowException e) {
      throw badRow(e.column(), e.problem());
    }
  }

  @Override
  public SourcePosition position() {
    return new SourcePosition(source, rowLine, 0);
  }

  @Override
  public BadInputException badRow(Column column, String problem) {
    return badField(layout.fieldOf(column), problem);
  }

  @Override
  public void close() throws IOException {
    parser.close();
  }

  private ColumnLayout readLayout() throws IOException {
    CSVRecord names = nextRecord();
    if (names == null) {
      throw new BadInputException(
          new SourcePosition(source, preambleLines, 0),
          "the trace ends before its header row; allowed: a row of column names, "
              + String.join(",", Column.tokens()));
    }
    try {
      return ColumnLayout.of(names);
    } catch (ColumnLayout.InvalidHeaderException e) {
      throw badField(e.field(), String.valueOf(e.getMessage()));
    }
  }

  private @Nullable CSVRecord nextRecord() throws IOException {
    long line = preambleLines + parser.getCurrentLineNumber() + 1;
    try {
      if (!records.hasNext()) {
        return null;
      }
      CSVRecord row = records.next();
      text.rowRead();
      rowPosition = row.getCharacterPosition();
      rowLine = line;
      requireLineEnd();
      return row;
    } catch (UncheckedIOException e) {
      throw readingFailed(Objects.requireNonNull(e.getCause()), line);
    }
  }

  /** What the parser's exception means: a row that it cannot split, or a source that fails. */
  private BadInputException readingFailed(IOException cause, long line) throws IOException {
    boolean tooLong = cause instanceof RowTooLongException;
    if (!tooLong && !(cause instanceof CSVException)) {
      throw cause;
    }
    if (rowLine > preambleLines) {
      rowPosition += FieldLocator.rowLength(text.textFrom(rowPosition));
    }
    rowLine = line;
    return at(
        FieldLocator.badlyQuotedField(text.textFrom(rowPosition)),
        tooLong
            ? String.valueOf(cause.getMessage())
            : "a quoted field is not closed, or text follows its closing quote; allowed:"
                + " \"...\" around the whole field, with \"\" for each quote in it");
  }

  private void requireLineEnd() {
    if (text.endsWithinLine() && !records.hasNext()) {
      String row = text.textFrom(rowPosition);
      throw at(
          row.length(),
          "the last line is cut off: it has no line end; allowed: a whole file, whose last line"
              + " ends with a line feed");
    }
  }

  private BadInputException wrongSize(CSVRecord row) {
    if (row.get(0).startsWith("#")) {
      return badField(
          0, "comment line after the header row; allowed: comment lines before the header row");
    }
    return badField(
        layout.size(),
        "the row has "
            + row.size()
            + (row.size() == 1 ? " field" : " fields")
            + "; allowed: "
            + layout.size()
            + ", as in the header row");
  }

  private BadInputException badField(int field, String problem) {
    return at(FieldLocator.fieldStart(text.textFrom(rowPosition), field), problem);
  }

  /** An error at a character of the current row, with the line of the row that holds it. */
  private BadInputException at(int index, String problem) {
    String row = text.textFrom(rowPosition);
    int lineStart = row.lastIndexOf('\n', index - 1) + 1;
    long line = rowLine + row.substring(0, lineStart).chars().filter(c -> c == '\n').count();
    return new BadInputException(
        new SourcePosition(source, line, index - lineStart + 1L),
        problem,
        row.substring(lineStart, lineEnd(row, Math.max(index, lineStart))));
  }

  private static int lineEnd(String row, int from) {
    int end = row.indexOf('\n', from);
    if (end < 0) {
      end = row.length();
    }
    return end > 0 && row.charAt(end - 1) == '\r' ? end - 1 : end;
  }
}
