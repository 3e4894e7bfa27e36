package io.nasreplay.results.model;

import java.util.List;

/** Checks of single values whose message is: name, value, allowed range. */
final class Ranges {
  private Ranges() {}

  static void requireAtLeast(String name, long value, long minimum) {
    if (value < minimum) {
      throw refused(name, Long.toString(value), minimum + " or more");
    }
  }

  /** JSON has no word for infinity or "not a number", so that neither may get into a result. */
  static void requireNotNegative(String name, double value) {
    if (!Double.isFinite(value) || value < 0) {
      throw refused(name, Double.toString(value), "a finite number, 0 or more");
    }
  }

  static void requireShare(String name, double value) {
    if (!(value >= 0 && value <= 1)) {
      throw refused(name, Double.toString(value), "0 to 1");
    }
  }

  static void requireFractionOrUnknown(String name, double value) {
    if (value != EnvironmentFacts.UNKNOWN_NUMBER && !(value >= 0 && value <= 1)) {
      throw refused(name, Double.toString(value), "0 to 1, or -1");
    }
  }

  static void requireOneOf(String name, String value, List<String> allowed) {
    if (!allowed.contains(value)) {
      throw refused(name, '"' + value + '"', String.join(", ", allowed));
    }
  }

  private static IllegalArgumentException refused(String name, String value, String allowed) {
    return new IllegalArgumentException(name + " is " + value + "; allowed: " + allowed);
  }
}
