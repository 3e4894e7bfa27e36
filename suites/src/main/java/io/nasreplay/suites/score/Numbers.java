package io.nasreplay.suites.score;

import java.math.BigDecimal;

/** Numbers as a user wrote them. */
final class Numbers {
  private Numbers() {}

  /** Without exponent and without a fraction of zeros. */
  static String plain(double number) {
    return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
  }
}
