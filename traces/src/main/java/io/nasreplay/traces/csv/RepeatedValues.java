package io.nasreplay.traces.csv;

import io.nasreplay.traces.model.Column;
import io.nasreplay.traces.model.InvalidRowException;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What texts that repeat stand for, parsed once. Remembers them up to a bound.
 *
 * @param <T> the values
 */
final class RepeatedValues<T> {
  private static final int MAX_REMEMBERED = 65_536;

  private final Function<String, T> parse;
  private final Map<String, T> known = new HashMap<>();
  private String lastText = "";
  private @Nullable T last;

  RepeatedValues(Function<String, T> parse) {
    this.parse = parse;
  }

  /** The value of a text in a column, or an error that names the column. */
  T of(String text, Column column) {
    T value = last;
    if (value == null || !text.equals(lastText)) {
      value = find(text, column);
      lastText = text;
      last = value;
    }
    return value;
  }

  private T find(String text, Column column) {
    T value = known.get(text);
    if (value == null) {
      value = parsed(text, column);
      if (known.size() >= MAX_REMEMBERED) {
        known.clear();
      }
      known.put(text, value);
    }
    return value;
  }

  private T parsed(String text, Column column) {
    try {
      return parse.apply(text);
    } catch (IllegalArgumentException e) {
      throw new InvalidRowException(column, String.valueOf(e.getMessage()));
    }
  }
}
