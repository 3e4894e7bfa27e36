package io.nasreplay.generators.expression;

import io.nasreplay.traces.format.Suggestions;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The names that an expression may use, and their values. Upper and lower case differ. Immutable.
 */
public final class Scope {
  /** No names. */
  public static final Scope EMPTY = new Scope(Map.of());

  private final Map<String, Value> values;

  private Scope(Map<String, ? extends Value> values) {
    this.values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** These names and values; messages list them in this order. */
  public static Scope of(Map<String, ? extends Value> values) {
    return new Scope(values);
  }

  /** This scope and one more name, which hides an equal one. */
  public Scope with(String name, Value value) {
    Map<String, Value> extended = new LinkedHashMap<>(values);
    extended.put(name, value);
    return new Scope(extended);
  }

  /** All names. */
  public Set<String> names() {
    return values.keySet();
  }

  /**
   * The value of a name.
   *
   * @throws ExpressionException naming the names there are
   */
  public Value value(String name) {
    Value value = values.get(name);
    if (value == null) {
      throw unknown(name, names());
    }
    return value;
  }

  static ExpressionException unknown(String name, Set<String> allowed) {
    return new ExpressionException(
        allowed.isEmpty()
            ? "unknown name \"" + name + "\"; no names are defined here"
            : Suggestions.unknown("name", name, allowed));
  }
}
