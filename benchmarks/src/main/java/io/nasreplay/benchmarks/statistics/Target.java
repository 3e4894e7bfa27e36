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

  /** Whether a figure, as it is printed with two decimals, is good enough. */
  public boolean isMetBy(double figure) {
    double shown = Math.round(figure * 100) / 100.0;
    return atLeast ? shown >= bound : shown <= bound;
  }

  /** A ratio with the verdict, for a table. */
  public String verdict(double ratio) {
    return String.format(
        Locale.ROOT,
        "%.2f (%s %.2f: %s)",
        ratio,
        atLeast ? ">=" : "<=",
        bound,
        isMetBy(ratio) ? "met" : "**not met**");
  }
}
