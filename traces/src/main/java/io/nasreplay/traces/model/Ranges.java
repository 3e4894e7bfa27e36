package io.nasreplay.traces.model;

/** Range checks whose message is: name, value, allowed range. */
final class Ranges {
  private Ranges() {}

  static void requireAtLeast(Column column, String name, long value, long minimum) {
    if (value < minimum) {
      throw new InvalidRowException(
          column, name + " is " + value + "; allowed: " + minimum + " or more");
    }
  }

  static void requireBetween(Column column, String name, long value, long minimum, long maximum) {
    if (value < minimum || value > maximum) {
      throw new InvalidRowException(
          column, name + " is " + value + "; allowed: " + minimum + " to " + maximum);
    }
  }

  static void requireAtLeast(Column column, long value, long minimum) {
    requireAtLeast(column, column.token(), value, minimum);
  }

  static void requireBetween(Column column, long value, long minimum, long maximum) {
    requireBetween(column, column.token(), value, minimum, maximum);
  }
}
