package io.nasreplay.benchmarks.report;

import io.nasreplay.benchmarks.statistics.Sample;
import java.util.Locale;

/** Samples as table cells: median and, in brackets, smallest to largest. */
public final class Figures {
  private Figures() {}

  /** A sample divided by the size of its unit, with some decimals. */
  public static String cell(Sample sample, double unit, int decimals) {
    return number(sample.median() / unit, decimals)
        + " ("
        + number(sample.min() / unit, decimals)
        + "-"
        + number(sample.max() / unit, decimals)
        + ")";
  }

  /** A number with thousands separators and some decimals. */
  public static String number(double value, int decimals) {
    return String.format(Locale.ROOT, "%,." + decimals + "f", value);
  }
}
