package io.nasreplay.generators.expression;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Computes parameters that may refer to each other. */
final class ParameterResolver {
  private final Map<String, String> texts;
  private final Map<String, Value> models;
  private final Map<String, Value> resolved = new LinkedHashMap<>();
  private final Set<String> underway = new LinkedHashSet<>();

  /**
   * A resolver for one use.
   *
   * @param texts name to value as written
   * @param models values of the dimensions wanted; a name that is not in it may have any
   */
  ParameterResolver(Map<String, String> texts, Map<String, Value> models) {
    this.texts = texts;
    this.models = models;
  }

  Map<String, Value> resolveAll() {
    Map<String, Value> ordered = new LinkedHashMap<>();
    texts.keySet().forEach(name -> ordered.put(name, resolve(name)));
    return ordered;
  }

  private Value resolve(String name) {
    Value known = resolved.get(name);
    if (known != null) {
      return known;
    }
    if (!underway.add(name)) {
      throw new ExpressionException(
          "parameter "
              + name
              + " depends on itself: "
              + String.join(" -> ", underway)
              + " -> "
              + name);
    }
    Value value = compute(name, texts.getOrDefault(name, ""));
    underway.remove(name);
    resolved.put(name, value);
    return value;
  }

  private Value compute(String name, String text) {
    Template template = explained(name, () -> parsed(text));
    template.names().forEach(this::resolve);
    @Nullable Value model = models.get(name);
    if (model instanceof Text) {
      return new Text(explained(name, () -> template.text(scope())));
    }
    Value value = explained(name, () -> template.value(scope()));
    return model == null ? value : value.as(name, model.dimension());
  }

  private Template parsed(String text) {
    Template template = Template.parse(text);
    template.checkNames(texts.keySet());
    return template;
  }

  private static <T> T explained(String name, Supplier<T> step) {
    try {
      return step.get();
    } catch (ExpressionException e) {
      throw new ExpressionException("parameter " + name + ": " + e.problem(), e.offset());
    }
  }

  private Scope scope() {
    return Scope.of(resolved);
  }
}
