package io.nasreplay.generators.expression;

import java.math.BigInteger;
import java.util.Comparator;
import org.apache.commons.numbers.fraction.BigFraction;

/**
 * Writes a quantity in the unit that gives the smallest whole number, else in the smallest unit.
 */
final class QuantityFormat {
  private QuantityFormat() {}

  static String text(Quantity quantity) {
    if (quantity.dimension() == Dimension.COUNT) {
      return quantity.decimal();
    }
    Unit unit =
        Unit.of(quantity.dimension())
            .filter(u -> isWhole(number(quantity, u)))
            .min(Comparator.comparing(u -> number(quantity, u).abs()))
            .orElseGet(() -> smallest(quantity.dimension()));
    return new Quantity(number(quantity, unit), Dimension.COUNT).decimal() + unit.symbol();
  }

  private static Unit smallest(Dimension dimension) {
    return Unit.of(dimension).min(Comparator.comparing(Unit::factor)).orElseThrow();
  }

  private static BigFraction number(Quantity quantity, Unit unit) {
    return quantity.value().divide(unit.factor());
  }

  private static boolean isWhole(BigFraction number) {
    return number.signum() != 0 && number.getDenominator().equals(BigInteger.ONE);
  }
}
