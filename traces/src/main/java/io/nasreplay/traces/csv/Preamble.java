package io.nasreplay.traces.csv;

import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourcePosition;
import io.nasreplay.traces.model.TraceHeader;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The leading {@code #} lines of a trace: the format's version, then metadata. A line that is no
 * {@code key: value} is a remark and not kept.
 */
final class Preamble {
  static final String VERSION_KEY = "nasreplay-trace";
  static final String VERSION = "1";
  static final String FIRST_LINE = "# " + VERSION_KEY + ": " + VERSION;

  private static final int BYTE_ORDER_MARK = 0xFEFF;

  private final String source;
  private final SourceText text;
  private final Map<String, String> metadata = new LinkedHashMap<>();
  private long lines;

  private Preamble(String source, SourceText text) {
    this.source = source;
    this.text = text;
  }

  /** Reads the leading lines; the text then stands at the header row. */
  static Preamble read(String source, SourceText text) throws IOException {
    Preamble preamble = new Preamble(source, text);
    try {
      preamble.readVersion();
      while (text.peek() == '#') {
        preamble.readMetadata();
      }
    } catch (RowTooLongException e) {
      throw preamble.error(preamble.lines + 1, 1, String.valueOf(e.getMessage()), "");
    }
    return preamble;
  }

  TraceHeader header() {
    return new TraceHeader(metadata);
  }

  /** How many lines it has. */
  long lines() {
    return lines;
  }

  private void readVersion() throws IOException {
    if (text.peek() == BYTE_ORDER_MARK) {
      text.skipOne();
    }
    if (text.peek() < 0) {
      throw new BadInputException(
          SourcePosition.whole(source),
          "the file is empty; allowed: a trace, whose first line is \"" + FIRST_LINE + "\"");
    }
    String line = nextLine();
    String[] pair = pair(line);
    if (!pair[0].equals(VERSION_KEY)) {
      throw error(1, 1, "not a trace; allowed as first line: \"" + FIRST_LINE + "\"", line);
    }
    if (!pair[1].equals(VERSION)) {
      int column = line.indexOf(':') + 2;
      throw error(
          1, column, "trace format version is \"" + pair[1] + "\"; allowed: " + VERSION, line);
    }
  }

  private void readMetadata() throws IOException {
    String line = nextLine();
    String[] pair = pair(line);
    if (!TraceHeader.isKey(pair[0])) {
      return;
    }
    if (pair[0].equals(VERSION_KEY) || metadata.putIfAbsent(pair[0], pair[1]) != null) {
      throw error(
          lines,
          line.indexOf(pair[0]) + 1,
          "metadata \"" + pair[0] + "\" is given twice; allowed: each key once",
          line);
    }
  }

  private String nextLine() throws IOException {
    String line = text.readLine();
    lines++;
    return line;
  }

  /** Key and value of a line; an empty key when it is none. */
  private static String[] pair(String line) {
    int colon = line.indexOf(':');
    if (!line.startsWith("#") || colon < 0) {
      return new String[] {"", ""};
    }
    return new String[] {line.substring(1, colon).strip(), line.substring(colon + 1).strip()};
  }

  private BadInputException error(long line, long column, String problem, String lineText) {
    return new BadInputException(new SourcePosition(source, line, column), problem, lineText);
  }
}
