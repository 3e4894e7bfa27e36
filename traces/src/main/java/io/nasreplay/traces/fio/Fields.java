package io.nasreplay.traces.fio;

import io.nasreplay.traces.capture.Lines;

/** The fields of a line, with blanks between them, one after another. */
final class Fields {
  private static final int FIELDS_OF_TRANSFER = 4;

  private final Lines lines;
  private final String line;
  private int next;
  private int start;

  Fields(Lines lines, String line) {
    this.lines = lines;
    this.line = line;
  }

  /**
   * Whether a last line without end can be whole: without this, a number that was cut off would
   * pass for a shorter one.
   */
  boolean areAsManyAsExpected(boolean timed) {
    String[] words = line.strip().split(" +", -1);
    int transfer = timed ? FIELDS_OF_TRANSFER + 1 : FIELDS_OF_TRANSFER;
    String action = words.length > transfer - 3 ? words[transfer - 3] : "";
    boolean file = action.equals("add") || action.equals("open") || action.equals("close");
    return words.length == (file ? transfer - 2 : transfer);
  }

  /** The next field; {@code meaning} is for the message when there is none. */
  String word(String meaning) {
    start = next;
    while (start < line.length() && line.charAt(start) == ' ') {
      start++;
    }
    int end = start;
    while (end < line.length() && line.charAt(end) != ' ') {
      end++;
    }
    next = end;
    if (start == end) {
      throw lines.bad(column(), "the line ends; allowed here: " + meaning);
    }
    return line.substring(start, end);
  }

  /** Where the field that was taken last begins, from 1. */
  int column() {
    return start + 1;
  }

  /** The next field as a whole number from 0. */
  long number(String meaning, long max) {
    String word = word(meaning);
    boolean digits = word.chars().allMatch(c -> c >= '0' && c <= '9');
    long value = -1;
    try {
      value = digits ? Long.parseLong(word) : -1;
    } catch (NumberFormatException e) {
      // Beyond 2^63 - 1, which the message tells.
    }
    if (value < 0 || value > max) {
      throw lines.bad(
          column(), meaning + " is \"" + word + "\"; allowed: a whole number from 0 to " + max);
    }
    return value;
  }
}
