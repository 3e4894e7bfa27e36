package io.nasreplay.generators.compile;

import io.nasreplay.generators.workload.Scalar;

/** A value, or a range <code>MIN..MAX</code> of values; both ends may be expressions. */
record ValueRange(Scalar min, Scalar max) {
  private static final String DOTS = "..";

  static ValueRange of(Scalar scalar) {
    int dots = dotsOutsideExpressions(scalar.text());
    if (dots < 0) {
      return new ValueRange(scalar, scalar);
    }
    int after = dots + DOTS.length();
    return new ValueRange(
        new Scalar(scalar.text().substring(0, dots).strip(), scalar.mark()),
        new Scalar(scalar.text().substring(after).strip(), scalar.mark().into(after)));
  }

  boolean isSingle() {
    return min.equals(max);
  }

  private static int dotsOutsideExpressions(String text) {
    int dots = text.indexOf(DOTS);
    while (dots >= 0 && text.lastIndexOf("${", dots) > text.lastIndexOf('}', dots)) {
      dots = text.indexOf(DOTS, dots + DOTS.length());
    }
    return dots;
  }
}
