package io.nasreplay.generators.expression;

import io.nasreplay.traces.format.Suggestions;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BinaryOperator;

/** The operators and functions on values, with their dimensions. */
final class Arithmetic {
  private static final Set<Dimension> COUNTABLE = Set.of(Dimension.COUNT, Dimension.SIZE);
  private static final int MAX_WIDTH = 20;

  private Arithmetic() {}

  static Value plus(Value left, Value right) {
    Quantity a = number(left);
    Quantity b = number(right);
    Dimension common = common("+", a, b);
    return a.as("", common).plus(b.as("", common));
  }

  static Value minus(Value left, Value right) {
    Quantity a = number(left);
    Quantity b = number(right);
    Dimension common = common("-", a, b);
    return a.as("", common).minus(b.as("", common));
  }

  static Value times(Value left, Value right) {
    Quantity a = number(left);
    Quantity b = number(right);
    Dimension product = meaningful("*", a, b, a.dimension().times(b.dimension()));
    return new Quantity(a.value().multiply(b.value()), product);
  }

  static Value per(Value left, Value right) {
    Quantity a = number(left);
    Quantity b = number(right);
    requireNotZero(a, b);
    Dimension quotient = meaningful("/", a, b, a.dimension().per(b.dimension()));
    return new Quantity(a.value().divide(b.value()), quotient);
  }

  static Value negate(Value operand) {
    return number(operand).negated();
  }

  static Value same(Value operand) {
    return number(operand);
  }

  static Value min(List<Value> values) {
    return extreme("min", values, (a, b) -> isLess(b, a, "min") ? b : a);
  }

  static Value max(List<Value> values) {
    return extreme("max", values, (a, b) -> isLess(a, b, "max") ? b : a);
  }

  private static Value extreme(String name, List<Value> values, BinaryOperator<Value> choice) {
    return values.stream()
        .reduce(choice)
        .map(Arithmetic::number)
        .orElseThrow(() -> new ExpressionException(name + " has no values; allowed: 1 or more"));
  }

  static Value round(String name, Value value, RoundingMode mode) {
    Quantity quantity = number(value);
    if (!COUNTABLE.contains(quantity.dimension())) {
      throw new ExpressionException(
          name + " of " + described(quantity) + " has no meaning; wanted: a number or a size");
    }
    return quantity.rounded(mode);
  }

  /** What is left of a after taking b as often as possible. */
  static Value mod(Value left, Value right) {
    Quantity a = number(left);
    Quantity b = number(right);
    requireNotZero(a, b);
    Dimension common = common("mod", a, b);
    Quantity whole =
        new Quantity(a.value().divide(b.value()), Dimension.COUNT).rounded(RoundingMode.FLOOR);
    return new Quantity(a.value().subtract(b.value().multiply(whole.value())), common);
  }

  /** A whole number with zeros in front, for names. */
  static Value pad(Value number, Value width) {
    String digits = Long.toString(number.count("the number to pad"));
    long wanted = width.count("the width");
    if (wanted > MAX_WIDTH) {
      throw new ExpressionException("the width is " + wanted + "; allowed: 0 to " + MAX_WIDTH);
    }
    return new Text("0".repeat((int) Math.max(0, wanted - digits.length())) + digits);
  }

  /**
   * The value that stands after the text equal to the first value: select(word, "a", 1, "b", 2).
   */
  static Value select(List<Value> values) {
    if (values.size() % 2 == 0 || values.size() == 1) {
      throw new ExpressionException(
          "select has "
              + values.size()
              + " values; allowed: a value, then pairs of what it may be and what that gives");
    }
    String wanted = values.get(0).text();
    List<String> known = new ArrayList<>();
    for (int i = 1; i < values.size(); i += 2) {
      if (values.get(i).text().equals(wanted)) {
        return values.get(i + 1);
      }
      known.add(values.get(i).text());
    }
    throw new ExpressionException(Suggestions.unknown("choice", wanted, known));
  }

  private static boolean isLess(Value left, Value right, String function) {
    Quantity a = number(left);
    Quantity b = number(right);
    common(function, a, b);
    return a.value().compareTo(b.value()) < 0;
  }

  private static Quantity number(Value value) {
    if (value instanceof Quantity quantity) {
      return quantity;
    }
    throw new ExpressionException(
        "\"" + value.text() + "\" is a text; wanted: a number, with or without a unit");
  }

  private static void requireNotZero(Quantity dividend, Quantity divisor) {
    if (divisor.value().signum() == 0) {
      throw new ExpressionException(
          "division by zero: " + dividend.text() + " / " + divisor.text());
    }
  }

  private static Dimension common(String operator, Quantity a, Quantity b) {
    boolean aIsBareZero = a.dimension() == Dimension.COUNT && a.value().signum() == 0;
    boolean bIsBareZero = b.dimension() == Dimension.COUNT && b.value().signum() == 0;
    Dimension common = aIsBareZero ? b.dimension() : a.dimension();
    boolean fits = common == b.dimension() || bIsBareZero;
    return meaningful(operator, a, b, fits ? Optional.of(common) : Optional.empty());
  }

  private static Dimension meaningful(
      String operator, Quantity a, Quantity b, Optional<Dimension> dimension) {
    return dimension.orElseThrow(
        () ->
            new ExpressionException(
                "\""
                    + operator
                    + "\" has no meaning for "
                    + described(a)
                    + ", and "
                    + described(b)));
  }

  private static String described(Quantity quantity) {
    return quantity.text() + ", " + quantity.dimension().noun();
  }
}
