package io.nasreplay.suites.text;

import io.nasreplay.results.quantity.Quantities;
import io.nasreplay.suites.score.SuiteScores.Point;
import org.jspecify.annotations.Nullable;

/** Figures in cells. */
final class Figure {
  /** What stands where there is none. */
  static final String NONE = "-";

  private Figure() {}

  static String of(@Nullable Double value) {
    return value == null ? NONE : Quantities.figureOrCount(value);
  }

  static String share(Point point) {
    Double share = point.ofPeak();
    return share == null ? NONE : Quantities.percent(share);
  }

  /** With all its digits and a decimal point, for programs; empty for none. */
  static String exact(@Nullable Double value) {
    return value == null ? "" : Quantities.exact(value);
  }
}
