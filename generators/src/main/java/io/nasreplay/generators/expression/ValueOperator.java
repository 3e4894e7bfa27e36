package io.nasreplay.generators.expression;

import com.ezylang.evalex.EvaluationException;
import com.ezylang.evalex.Expression;
import com.ezylang.evalex.config.ExpressionConfiguration;
import com.ezylang.evalex.data.EvaluationValue;
import com.ezylang.evalex.operators.OperatorIfc;
import com.ezylang.evalex.parser.Token;
import java.util.List;
import java.util.function.Function;

/** An operator of EvalEx that works on our values. */
record ValueOperator(boolean isPrefix, int precedence, Function<List<Value>, Value> operation)
    implements OperatorIfc {
  @Override
  public int getPrecedence() {
    return precedence;
  }

  @Override
  public int getPrecedence(ExpressionConfiguration configuration) {
    return precedence;
  }

  @Override
  public boolean isLeftAssociative() {
    return !isPrefix;
  }

  @Override
  public boolean isPostfix() {
    return false;
  }

  @Override
  public boolean isInfix() {
    return !isPrefix;
  }

  @Override
  public boolean isOperandLazy() {
    return false;
  }

  @Override
  public EvaluationValue evaluate(Expression expression, Token token, EvaluationValue... operands)
      throws EvaluationException {
    return CarriedValue.compute(token, operation, operands);
  }
}
