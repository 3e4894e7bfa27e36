package io.nasreplay.benchmarks.statistics;

import java.util.Locale;

/**
 * What a figure has to reach.
 *
 * @param bound the limit itself is good enough
 * @param atLeast whether larger is better
 */
public record Target(double bound, boolean atLeast) {
  /** The figure must not be below a bound. */
  public static Target atLeast(double bound) {
    return new Target(bound, true);
  }

  /** The figure must not be above a bound. */
  public static Target atMost(double bound) {
    return new Target(bound, false);
  }

  /** Whether a figure is good enough, before it is rounded for a table. */
  public boolean isMetBy(double figure) {
    return atLeast ? figure >= bound : figure <= bound;
  }

  /** A ratio with the verdict, for a table. */
  public String verdict(double ratio) {
    return String.format(
        Locale.ROOT,
        "%.3f (%s %.3f: %s)",
        ratio,
        atLeast ? ">=" : "<=",
        bound,
        isMetBy(ratio) ? "met" : "**not met**");
  }
}
