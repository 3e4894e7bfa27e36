package io.nasreplay.traces.csv;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What texts that repeat stand for, worked out once. Remembers them up to a bound.
 *
 * @param <T> the values
 */
final class RepeatedValues<T> {
  private static final int MAX_REMEMBERED = 65_536;

  private final Function<String, T> function;
  private final Map<String, T> known = new HashMap<>();
  private String lastText = "";
  private @Nullable T last;

  RepeatedValues(Function<String, T> function) {
    this.function = function;
  }

  /** The value of a text; throws what the function throws. */
  T of(String text) {
    T value = last;
    if (value == null || !text.equals(lastText)) {
      value = find(text);
      lastText = text;
      last = value;
    }
    return value;
  }

  private T find(String text) {
    T value = known.get(text);
    if (value == null) {
      value = function.apply(text);
      if (known.size() >= MAX_REMEMBERED) {
        known.clear();
      }
      known.put(text, value);
    }
    return value;
  }
}
