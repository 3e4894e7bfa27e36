package io.nasreplay.generators.expression;

import com.ezylang.evalex.EvaluationException;
import com.ezylang.evalex.Expression;
import com.ezylang.evalex.data.EvaluationValue;
import com.ezylang.evalex.functions.FunctionIfc;
import com.ezylang.evalex.functions.FunctionParameterDefinition;
import com.ezylang.evalex.parser.Token;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

/**
 * A function of EvalEx that works on our values.
 *
 * @param parameters how many; with {@code hasVarArgs}, at least so many
 */
record ValueFunction(int parameters, boolean hasVarArgs, Function<List<Value>, Value> body)
    implements FunctionIfc {
  @Override
  public List<FunctionParameterDefinition> getFunctionParameterDefinitions() {
    return Collections.nCopies(
        parameters,
        FunctionParameterDefinition.builder().name("value").isVarArg(hasVarArgs).build());
  }

  @Override
  public EvaluationValue evaluate(Expression expression, Token token, EvaluationValue... arguments)
      throws EvaluationException {
    return CarriedValue.compute(token, body, arguments);
  }

  @Override
  public void validatePreEvaluation(Token token, EvaluationValue... arguments) {
    // The body checks its arguments.
  }
}
