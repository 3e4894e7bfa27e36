package io.nasreplay.generators.expression;

/**
 * A value of a workload: a number with a dimension, or a text. The methods that turn it into what a
 * key wants take the key's name for their messages, for example {@code size is 5ms, a duration;
 * wanted: a size such as 32GiB}.
 */
public sealed interface Value permits Quantity, Text {
  /** What it measures. */
  Dimension dimension();

  /** As it is written in a workload; reading that again gives an equal value. */
  String text();

  /**
   * The value as a number of this dimension. Zero needs no unit.
   *
   * @throws ExpressionException when it is of another dimension
   */
  Quantity as(String name, Dimension wanted);

  /**
   * A size in bytes, 0 or more.
   *
   * @throws ExpressionException when it is not a size, negative, above 2^63-1, or not a whole
   *     number
   */
  default long bytes(String name) {
    return as(name, Dimension.SIZE).wholeNumber(name);
  }

  /**
   * A count, 0 or more.
   *
   * @throws ExpressionException when it is not a bare number, negative, above 2^63-1, or not whole
   */
  default long count(String name) {
    return as(name, Dimension.COUNT).wholeNumber(name);
  }

  /**
   * A duration, rounded to a whole microsecond, 0 or more.
   *
   * @throws ExpressionException when it is not a duration, negative, or above 2^63-1 microseconds
   */
  default long micros(String name) {
    return as(name, Dimension.DURATION).roundedMicros(name);
  }

  /**
   * A rate: bytes, operations or frames per second, above 0.
   *
   * @throws ExpressionException when it is none of them, or not above 0
   */
  default Quantity rate(String name) {
    String wanted = "a rate above 0 such as 80MB/s, 40Mbit/s, 500ops/s or 25fps";
    if (this instanceof Quantity quantity
        && dimension().isRate()
        && quantity.value().signum() > 0) {
      return quantity;
    }
    throw new ExpressionException(
        name + " is " + text() + ", " + dimension().noun() + "; wanted: " + wanted);
  }

  /**
   * A bare number, for weights and exponents: {@code 0.18}, {@code 18%}, {@code 70}.
   *
   * @throws ExpressionException when it is not a bare number, or negative
   */
  default double number(String name) {
    return as(name, Dimension.COUNT).notNegative(name).value().doubleValue();
  }

  /**
   * A share of the whole, 0 to 1: {@code 0.18} or {@code 18%}.
   *
   * @throws ExpressionException when it is not a bare number from 0 to 1
   */
  default double share(String name) {
    double share = number(name);
    if (share > 1) {
      throw new ExpressionException(name + " is " + text() + "; allowed: 0 to 1, or 0% to 100%");
    }
    return share;
  }
}
