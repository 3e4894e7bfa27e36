package io.nasreplay.generators.expression;

import io.nasreplay.traces.format.Suggestions;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.numbers.fraction.BigFraction;

/** Numbers with and without a unit, as they are written in workloads. */
final class Literals {
  /** A decimal number: digits, perhaps a point and digits. */
  static final String NUMBER = "(?<![0-9.])[0-9]+(?:\\.[0-9]+)?";

  /** A unit, perhaps "per second"; the longest reading wins: {@code MB/s} is no division by s. */
  static final String UNIT = "[A-Za-z]+/s(?![A-Za-z0-9_])|[A-Za-z][A-Za-z0-9_]*|%";

  private static final Pattern LITERAL = Pattern.compile("(-?" + NUMBER + ")(?: ?(" + UNIT + "))?");
  private static final Pattern LIKE_LITERAL = Pattern.compile("-?" + NUMBER + " ?(" + UNIT + ")");

  private Literals() {}

  /** The quantity that the whole text is, or empty when it is something else. */
  static Optional<Quantity> parse(String text) {
    Matcher literal = LITERAL.matcher(text);
    if (!literal.matches()) {
      return Optional.empty();
    }
    String unit = literal.group(2);
    if (unit == null) {
      return Optional.of(new Quantity(fraction(literal.group(1)), Dimension.COUNT));
    }
    return Unit.isKnown(unit) ? Optional.of(quantity(literal.group(1), unit)) : Optional.empty();
  }

  static Quantity quantity(String number, String unit) {
    return Unit.of(unit).quantity(fraction(number));
  }

  static BigFraction fraction(String number) {
    return fraction(new BigDecimal(number));
  }

  static BigFraction fraction(BigDecimal decimal) {
    BigInteger scale = BigInteger.TEN.pow(Math.max(decimal.scale(), 0));
    BigInteger unscaled =
        decimal.scale() < 0 ? decimal.toBigIntegerExact() : decimal.unscaledValue();
    return BigFraction.of(unscaled, scale);
  }

  /** A better message for {@code 32Gb} than that it is a text. */
  static void rejectUnknownUnit(String name, String text, Dimension wanted) {
    Matcher literal = LIKE_LITERAL.matcher(text);
    if (literal.matches() && !Unit.isKnown(literal.group(1))) {
      List<String> allowed = Unit.of(wanted).map(Unit::symbol).toList();
      throw new ExpressionException(
          name + " is \"" + text + "\": " + Suggestions.unknown("unit", literal.group(1), allowed));
    }
  }
}
