package io.nasreplay.traces.model;

/** Range checks whose message is: name, value, allowed range. */
final class Ranges {
  private Ranges() {}

  static void requireAtLeast(String name, long value, long minimum) {
    if (value < minimum) {
      throw new IllegalArgumentException(
          name + " is " + value + "; allowed: " + minimum + " or more");
    }
  }

  static void requireBetween(String name, long value, long minimum, long maximum) {
    if (value < minimum || value > maximum) {
      throw new IllegalArgumentException(
          name + " is " + value + "; allowed: " + minimum + " to " + maximum);
    }
  }
}
