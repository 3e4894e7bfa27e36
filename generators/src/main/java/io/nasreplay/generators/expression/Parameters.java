package io.nasreplay.generators.expression;

import io.nasreplay.traces.format.Suggestions;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The named values of a workload: defaults, some of them overridden. A value may be an expression
 * over other parameters, in any order; what is computed from an overridden one follows it.
 * Immutable.
 *
 * <p>An override has the dimension of the default: a size stays a size. A bare number is no size,
 * except 0; a default that is a text takes any text.
 */
public final class Parameters {
  private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");

  private final Map<String, String> defaults;
  private final Map<String, Value> values;

  private Parameters(Map<String, String> defaults, Map<String, Value> values) {
    this.defaults = Collections.unmodifiableMap(new LinkedHashMap<>(defaults));
    this.values = Collections.unmodifiableMap(values);
  }

  /**
   * Parameters with their defaults.
   *
   * @param defaults name to value, as written in the workload, in its order
   * @throws ExpressionException naming the parameter that is wrong
   */
  public static Parameters of(Map<String, String> defaults) {
    defaults.keySet().forEach(Parameters::checkName);
    return new Parameters(defaults, new ParameterResolver(defaults, Map.of()).resolveAll());
  }

  /**
   * These parameters with some overridden.
   *
   * @param overrides each {@code KEY=VALUE}; the last one of a key counts
   * @throws ExpressionException for an unknown key, a value of another dimension than the
   *     default's, or a text that is not {@code KEY=VALUE}
   */
  public Parameters with(Collection<String> overrides) {
    Map<String, String> texts = new LinkedHashMap<>(defaults);
    for (String override : overrides) {
      int equals = override.indexOf('=');
      if (equals < 1) {
        throw new ExpressionException(
            "parameter \"" + override + "\" has no value; allowed: KEY=VALUE");
      }
      texts.put(known(override.substring(0, equals)), override.substring(equals + 1));
    }
    return new Parameters(defaults, new ParameterResolver(texts, of(defaults).values).resolveAll());
  }

  /** Name to value, in the order of the defaults. */
  public Map<String, Value> values() {
    return values;
  }

  /** The names for expressions. */
  public Scope scope() {
    return Scope.of(values);
  }

  private String known(String key) {
    if (!defaults.containsKey(key)) {
      throw new ExpressionException(
          defaults.isEmpty()
              ? "unknown parameter \"" + key + "\"; there are no parameters"
              : Suggestions.unknown("parameter", key, defaults.keySet()));
    }
    return key;
  }

  private static void checkName(String name) {
    if (!NAME.matcher(name).matches()) {
      throw new ExpressionException(
          "parameter name is \"" + name + "\"; allowed: a letter, then letters, digits and \"_\"");
    }
  }
}
