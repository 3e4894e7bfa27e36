package io.nasreplay.suites.yaml;

import io.nasreplay.generators.expression.ExpressionException;
import io.nasreplay.generators.expression.Scope;
import io.nasreplay.generators.expression.Template;
import io.nasreplay.generators.expression.Value;
import io.nasreplay.generators.workload.Mark;
import io.nasreplay.generators.workload.Scalar;
import io.nasreplay.generators.yaml.Keys;
import io.nasreplay.traces.format.Suggestions;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Single values as numbers, durations, shares and words, with errors at their place. */
final class SuiteValues {
  private static final long LONGEST_MICROS = 3_600_000_000_000L;

  private SuiteValues() {}

  /** A whole number from {@code lowest} on; null when it is not given. */
  static @Nullable Integer count(Keys keys, String key, int lowest) {
    Scalar scalar = keys.optional(key);
    return scalar == null ? null : (int) count(scalar, key, lowest, Integer.MAX_VALUE);
  }

  static long count(Scalar scalar, String key, long lowest, long highest) {
    long count = read(scalar, value -> value.count(key));
    if (count < lowest || count > highest) {
      throw scalar.mark().error(key + " is " + count + "; allowed: " + lowest + " to " + highest);
    }
    return count;
  }

  /** A duration from {@code lowestMicros} to 1000 hours; null when it is not given. */
  static @Nullable Long micros(Keys keys, String key, long lowestMicros) {
    Scalar scalar = keys.optional(key);
    if (scalar == null) {
      return null;
    }
    long micros = read(scalar, value -> value.micros(key));
    if (micros < lowestMicros || micros > LONGEST_MICROS) {
      String lowest = lowestMicros == 0 ? "0" : lowestMicros / 1000 + "ms";
      throw scalar
          .mark()
          .error(key + " is " + scalar.text() + "; allowed: " + lowest + " to 1000h");
    }
    return micros;
  }

  /** A bare number or percentage, 0 or more. */
  static double number(Scalar scalar, String key) {
    return read(scalar, value -> value.number(key));
  }

  /** One of some words; null when it is not given. */
  static <T> @Nullable T word(
      Keys keys, String key, Function<String, Optional<T>> reader, List<String> allowed) {
    Scalar scalar = keys.optional(key);
    return scalar == null ? null : word(scalar, key, reader, allowed);
  }

  static <T> T word(
      Scalar scalar, String key, Function<String, Optional<T>> reader, List<String> allowed) {
    return reader
        .apply(scalar.text())
        .orElseThrow(() -> scalar.mark().error(Suggestions.unknown(key, scalar.text(), allowed)));
  }

  /** Makes something whose refusal is the user's mistake at a place. */
  static <T> T at(Mark mark, Supplier<T> maker) {
    try {
      return maker.get();
    } catch (IllegalArgumentException e) {
      throw mark.error(String.valueOf(e.getMessage()));
    }
  }

  private static <T> T read(Scalar scalar, Function<Value, T> reader) {
    try {
      return reader.apply(Template.parse(scalar.text()).value(Scope.EMPTY));
    } catch (ExpressionException e) {
      throw scalar.mark().into(e.offset()).error(e.problem());
    }
  }
}
