package io.nasreplay.generators.expression;

import com.ezylang.evalex.EvaluationException;
import com.ezylang.evalex.data.EvaluationValue;
import com.ezylang.evalex.parser.Token;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** Carries our values through EvalEx, as its opaque ("binary") values. */
final class CarriedValue {
  private CarriedValue() {}

  static EvaluationValue of(Value value) {
    return EvaluationValue.binaryValue(value);
  }

  static Value value(EvaluationValue carried) {
    if (carried.isBinaryValue() && carried.getValue() instanceof Value value) {
      return value;
    }
    if (carried.isNumberValue()) {
      return new Quantity(Literals.fraction(carried.getNumberValue()), Dimension.COUNT);
    }
    return new Text(carried.getStringValue());
  }

  static EvaluationValue compute(
      Token token, Function<List<Value>, Value> operation, EvaluationValue... operands)
      throws EvaluationException {
    try {
      return of(operation.apply(Arrays.stream(operands).map(CarriedValue::value).toList()));
    } catch (ExpressionException e) {
      throw new EvaluationException(token, e.problem());
    }
  }
}
