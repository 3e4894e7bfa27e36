package io.nasreplay.benchmarks.statistics;

import java.util.Locale;

/**
 * What a figure has to reach. The limits themselves are good enough.
 *
 * @param least the lower limit; negative infinity for none
 * @param most the upper limit; positive infinity for none
 */
public record Target(double least, double most) {
  /** The figure must not be below a bound. */
  public static Target atLeast(double bound) {
    return new Target(bound, Double.POSITIVE_INFINITY);
  }

  /** The figure must not be above a bound. */
  public static Target atMost(double bound) {
    return new Target(Double.NEGATIVE_INFINITY, bound);
  }

  /**
   * A ratio must not be further from 1, to either side, than a part of it.
   *
   * @param part 0.05 for 5 %
   */
  public static Target within(double part) {
    return new Target(1 - part, 1 + part);
  }

  /** Whether a figure is good enough, before it is rounded for a table. */
  public boolean isMetBy(double figure) {
    return figure >= least && figure <= most;
  }

  /** A ratio with the verdict, for a table. */
  public String verdict(double ratio) {
    return String.format(
        Locale.ROOT, "%.3f (%s: %s)", ratio, limits(), isMetBy(ratio) ? "met" : "**not met**");
  }

  private String limits() {
    if (least == Double.NEGATIVE_INFINITY) {
      return String.format(Locale.ROOT, "<= %.3f", most);
    }
    return most == Double.POSITIVE_INFINITY
        ? String.format(Locale.ROOT, ">= %.3f", least)
        : String.format(Locale.ROOT, "%.3f to %.3f", least, most);
  }
}
