package io.nasreplay.generators.expression;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import org.apache.commons.numbers.fraction.BigFraction;

/**
 * An exact number with a dimension. Fractions stay fractions: {@code 32GiB / 3 * 3} is 32 GiB.
 *
 * @param value in base units: bytes, seconds, bytes/s, operations/s, frames/s, 1; numerator and
 *     denominator have at most {@value #MAX_BITS} bits
 * @param dimension any but {@link Dimension#TEXT}
 */
public record Quantity(BigFraction value, Dimension dimension) implements Value {
  private static final int MAX_BITS = 256;
  private static final int MICROS_PER_SECOND = 1_000_000;
  private static final int SHOWN_DECIMALS = 6;

  public Quantity {
    if (dimension == Dimension.TEXT) {
      throw new IllegalArgumentException("dimension is TEXT; allowed: any other");
    }
    if (value.getNumerator().bitLength() > MAX_BITS
        || value.getDenominator().bitLength() > MAX_BITS) {
      throw new ExpressionException("the number is out of range; allowed: up to 2^256");
    }
  }

  /** A bare number. */
  public static Quantity count(long number) {
    return new Quantity(BigFraction.of(number), Dimension.COUNT);
  }

  /** A size. */
  public static Quantity bytes(long bytes) {
    return new Quantity(BigFraction.of(bytes), Dimension.SIZE);
  }

  /** The numerator of the value in lowest terms, when it fits a long: a rate's for a pace. */
  public long numerator(String name) {
    return fitting(name, notNegative(name).value.getNumerator());
  }

  /** The denominator of the value in lowest terms, when it fits a long; 1 or more. */
  public long denominator(String name) {
    return fitting(name, value.getDenominator());
  }

  @Override
  public Quantity as(String name, Dimension wanted) {
    if (dimension == wanted) {
      return this;
    }
    if (dimension == Dimension.COUNT && value.signum() == 0) {
      return new Quantity(value, wanted);
    }
    throw new ExpressionException(
        name + " is " + text() + ", " + dimension.noun() + "; wanted: " + wanted.example());
  }

  @Override
  public String text() {
    return QuantityFormat.text(this);
  }

  @Override
  public String toString() {
    return text();
  }

  Quantity plus(Quantity other) {
    return new Quantity(value.add(other.value), dimension);
  }

  Quantity minus(Quantity other) {
    return new Quantity(value.subtract(other.value), dimension);
  }

  Quantity negated() {
    return new Quantity(value.negate(), dimension);
  }

  /** The whole number of base units next to the value. */
  Quantity rounded(RoundingMode mode) {
    BigDecimal numerator = new BigDecimal(value.getNumerator());
    BigDecimal whole = numerator.divide(new BigDecimal(value.getDenominator()), 0, mode);
    return new Quantity(BigFraction.of(whole.toBigIntegerExact()), dimension);
  }

  boolean isWhole() {
    return value.getDenominator().equals(BigInteger.ONE);
  }

  /** The value as decimal digits, rounded to six decimals. */
  String decimal() {
    return value
        .bigDecimalValue(SHOWN_DECIMALS, RoundingMode.HALF_EVEN)
        .stripTrailingZeros()
        .toPlainString();
  }

  Quantity notNegative(String name) {
    if (value.signum() < 0) {
      throw new ExpressionException(name + " is " + text() + "; allowed: 0 or more");
    }
    return this;
  }

  long wholeNumber(String name) {
    if (!isWhole()) {
      String unit = dimension == Dimension.SIZE ? " bytes" : "";
      throw new ExpressionException(
          name
              + " is "
              + decimal()
              + unit
              + "; allowed: a whole number"
              + unit.replace(" ", " of "));
    }
    return fitting(name, notNegative(name).value.getNumerator());
  }

  long roundedMicros(String name) {
    BigFraction micros = notNegative(name).value.multiply(MICROS_PER_SECOND);
    return fitting(
        name, new Quantity(micros, dimension).rounded(RoundingMode.HALF_EVEN).numerator());
  }

  private BigInteger numerator() {
    return value.getNumerator();
  }

  private long fitting(String name, BigInteger number) {
    if (number.bitLength() >= Long.SIZE) {
      throw new ExpressionException(
          name + " is " + text() + "; allowed: up to 9223372036854775807 in base units");
    }
    return number.longValueExact();
  }
}
