package io.nasreplay.traces.csv;

/**
 * Finds fields in the raw text of a row, for messages: the parser does not say where they stand.
 */
final class FieldLocator {
  private FieldLocator() {}

  /** Where the field with this index, from 0, starts; the row's end when it has fewer fields. */
  static int fieldStart(String row, int index) {
    int at = 0;
    for (int field = 0; field < index; field++) {
      at = fieldEnd(row, at);
      if (at >= row.length() || row.charAt(at) != ',') {
        return at;
      }
      at++;
    }
    return at;
  }

  /** Where the first field starts whose quotes are wrong; the row's start when none is. */
  static int badlyQuotedField(String row) {
    int at = 0;
    while (at < row.length()) {
      if (row.charAt(at) == '"') {
        int close = closingQuote(row, at);
        if (close < 0 || !endsField(row, close + 1)) {
          return at;
        }
      }
      int end = fieldEnd(row, at);
      if (end >= row.length() || row.charAt(end) != ',') {
        return 0;
      }
      at = end + 1;
    }
    return 0;
  }

  /** The length of the first row of the text, its line end included. */
  static int rowLength(String text) {
    int at = fieldStart(text, Integer.MAX_VALUE);
    if (at < text.length() && text.charAt(at) == '\r') {
      at++;
    }
    return at < text.length() && text.charAt(at) == '\n' ? at + 1 : at;
  }

  private static int fieldEnd(String row, int start) {
    int at = start;
    if (at < row.length() && row.charAt(at) == '"') {
      int close = closingQuote(row, at);
      at = close < 0 ? row.length() : close + 1;
    }
    while (!endsField(row, at)) {
      at++;
    }
    return at;
  }

  private static boolean endsField(String row, int at) {
    return at >= row.length() || ",\r\n".indexOf(row.charAt(at)) >= 0;
  }

  private static int closingQuote(String row, int opening) {
    int at = row.indexOf('"', opening + 1);
    while (at >= 0 && at + 1 < row.length() && row.charAt(at + 1) == '"') {
      at = row.indexOf('"', at + 2);
    }
    return at;
  }
}
