package io.nasreplay.generators.expression;

import com.ezylang.evalex.config.ExpressionConfiguration;
import com.ezylang.evalex.config.MapBasedFunctionDictionary;
import com.ezylang.evalex.config.MapBasedOperatorDictionary;
import com.ezylang.evalex.operators.OperatorIfc;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** EvalEx restricted to what expressions of workloads may say: these operators and functions. */
final class Language {
  /** More than the numbers allowed have. */
  private static final int DIGITS = 100;

  static final ExpressionConfiguration CONFIGURATION =
      ExpressionConfiguration.builder()
          .operatorDictionary(operators())
          .functionDictionary(functions())
          .dataAccessorSupplier(ScopeAccessor::new)
          .defaultConstants(Map.of())
          .arraysAllowed(false)
          .structuresAllowed(false)
          .implicitMultiplicationAllowed(false)
          .binaryAllowed(true)
          .mathContext(new MathContext(DIGITS))
          .stripTrailingZeros(false)
          .locale(Locale.ROOT)
          .build();

  static final List<String> FUNCTIONS =
      List.of("ceil", "floor", "max", "min", "mod", "pad", "round", "select");

  private Language() {}

  @SuppressWarnings("unchecked") // generic varargs of the library
  private static com.ezylang.evalex.config.OperatorDictionaryIfc operators() {
    return MapBasedOperatorDictionary.ofOperators(
        Map.entry("+", infix(OperatorIfc.OPERATOR_PRECEDENCE_ADDITIVE, Arithmetic::plus)),
        Map.entry("-", infix(OperatorIfc.OPERATOR_PRECEDENCE_ADDITIVE, Arithmetic::minus)),
        Map.entry("*", infix(OperatorIfc.OPERATOR_PRECEDENCE_MULTIPLICATIVE, Arithmetic::times)),
        Map.entry("/", infix(OperatorIfc.OPERATOR_PRECEDENCE_MULTIPLICATIVE, Arithmetic::per)),
        Map.entry("-", prefix(Arithmetic::negate)),
        Map.entry("+", prefix(Arithmetic::same)));
  }

  @SuppressWarnings("unchecked") // generic varargs of the library
  private static com.ezylang.evalex.config.FunctionDictionaryIfc functions() {
    return MapBasedFunctionDictionary.ofFunctions(
        Map.entry("min", new ValueFunction(1, true, Arithmetic::min)),
        Map.entry("max", new ValueFunction(1, true, Arithmetic::max)),
        Map.entry("floor", rounding("floor", RoundingMode.FLOOR)),
        Map.entry("ceil", rounding("ceil", RoundingMode.CEILING)),
        Map.entry("round", rounding("round", RoundingMode.HALF_EVEN)),
        Map.entry("mod", binary(Arithmetic::mod)),
        Map.entry("pad", binary(Arithmetic::pad)),
        Map.entry("select", new ValueFunction(1, true, Arithmetic::select)));
  }

  private static ValueFunction rounding(String name, RoundingMode mode) {
    return new ValueFunction(1, false, values -> Arithmetic.round(name, values.get(0), mode));
  }

  private static ValueFunction binary(BinaryOperator<Value> operation) {
    return new ValueFunction(2, false, v -> operation.apply(v.get(0), v.get(1)));
  }

  private static OperatorIfc infix(int precedence, BinaryOperator<Value> operation) {
    return new ValueOperator(false, precedence, v -> operation.apply(v.get(0), v.get(1)));
  }

  private static OperatorIfc prefix(UnaryOperator<Value> operation) {
    return new ValueOperator(
        true, OperatorIfc.OPERATOR_PRECEDENCE_UNARY, v -> operation.apply(v.get(0)));
  }
}
