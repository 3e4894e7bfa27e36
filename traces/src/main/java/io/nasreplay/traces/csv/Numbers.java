package io.nasreplay.traces.csv;

import io.nasreplay.traces.model.Column;
import io.nasreplay.traces.model.InvalidRowException;

/** Whole numbers in ASCII digits, whatever the locale. */
final class Numbers {
  /** The largest number is this and a 7. */
  private static final long TENTH = Long.MAX_VALUE / 10;

  private Numbers() {}

  /** The number in a column, or an error that names the column, the text and the range. */
  static long parse(Column column, String text, long minimum, long maximum) {
    boolean negative = text.startsWith("-");
    int at = negative ? 1 : 0;
    long value = 0;
    boolean valid = at < text.length();
    while (valid && at < text.length()) {
      int digit = text.charAt(at++) - '0';
      valid = digit >= 0 && digit <= 9 && (value < TENTH || (value == TENTH && digit <= 7));
      value = value * 10 + digit;
    }
    long signed = negative ? -value : value;
    if (!valid || signed < minimum || signed > maximum) {
      throw new InvalidRowException(
          column,
          column.token()
              + " is \""
              + text
              + "\"; allowed: a whole number from "
              + minimum
              + " to "
              + maximum);
    }
    return signed;
  }
}
