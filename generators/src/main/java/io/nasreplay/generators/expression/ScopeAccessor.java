package io.nasreplay.generators.expression;

import com.ezylang.evalex.data.DataAccessorIfc;
import com.ezylang.evalex.data.EvaluationValue;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Names for EvalEx, unlike its own with upper and lower case kept apart. */
final class ScopeAccessor implements DataAccessorIfc {
  private final Map<String, EvaluationValue> values = new HashMap<>();

  @Override
  public @Nullable EvaluationValue getData(String variable) {
    return values.get(variable);
  }

  @Override
  public void setData(String variable, EvaluationValue value) {
    values.put(variable, value);
  }
}
