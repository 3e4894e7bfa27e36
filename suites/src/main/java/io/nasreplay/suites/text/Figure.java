package io.nasreplay.suites.text;

import io.nasreplay.results.quantity.Quantities;
import io.nasreplay.suites.score.SuiteScores.Point;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Figures in cells. */
final class Figure {
  /** What stands where there is none. */
  static final String NONE = "-";

  private Figure() {}

  static String of(@Nullable Double value) {
    if (value == null) {
      return NONE;
    }
    return value == Math.rint(value)
        ? Quantities.count((long) (double) value)
        : Quantities.figure(value);
  }

  static String share(Point point) {
    Double share = point.ofPeak();
    return share == null ? NONE : Quantities.percent(share);
  }

  /** With all its digits and a decimal point, for programs; empty for none. */
  static String exact(@Nullable Double value) {
    return value == null ? "" : BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }
}
