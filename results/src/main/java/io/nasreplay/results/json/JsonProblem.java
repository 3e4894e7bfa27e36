package io.nasreplay.results.json;

import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.InvalidNullException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/**
 * Why a text is not the document that it should be.
 *
 * @param line from 1; 0 when not known
 * @param column from 1; 0 when not known
 * @param text the member, what is wrong with it and what is allowed
 */
record JsonProblem(int line, int column, String text) {
  private static final Set<Class<?>> WHOLE_NUMBERS =
      Set.of(int.class, Integer.class, long.class, Long.class);

  static JsonProblem of(JacksonException e) {
    TokenStreamLocation place = e.getLocation();
    boolean known = place != null && place.getLineNr() > 0;
    return new JsonProblem(
        known ? place.getLineNr() : 0, known ? place.getColumnNr() : 0, member(e) + problem(e));
  }

  /** With its position before it. */
  String inFull() {
    return (line > 0 ? "line " + line + ", column " + column + ": " : "") + text;
  }

  private static String member(JacksonException e) {
    String member =
        e.getPath().stream()
            .map(
                step ->
                    step.getPropertyName() == null ? "" + step.getIndex() : step.getPropertyName())
            .collect(Collectors.joining("."));
    return member.isEmpty() ? "" : member + ": ";
  }

  /** A record's own refusal says more than the library's. */
  private static @Nullable String problem(JacksonException e) {
    if (e.getCause() instanceof IllegalArgumentException refusal) {
      return refusal.getMessage();
    }
    if (e instanceof UnrecognizedPropertyException unknown) {
      return "there is no such member; allowed: " + unknown.getKnownPropertyIds();
    }
    if (e instanceof InvalidNullException) {
      return "it is null; allowed: a value";
    }
    if (String.valueOf(e.getOriginalMessage()).startsWith("Missing creator property")) {
      return "it is missing; allowed: a value";
    }
    if (e instanceof UnexpectedEndOfInputException) {
      return "the text ends too early: the file is cut short";
    }
    if (e instanceof MismatchedInputException other && other.getTargetType() != null) {
      return value(other) + "; allowed: " + allowed(other.getTargetType());
    }
    return e instanceof StreamReadException && !(e instanceof InputCoercionException)
        ? "no JSON: " + e.getOriginalMessage()
        : e.getOriginalMessage();
  }

  private static String value(MismatchedInputException e) {
    if (!(e instanceof InvalidFormatException unreadable)) {
      return "it is another kind of value";
    }
    Object value = unreadable.getValue();
    return value instanceof String text ? "it is \"" + text + "\"" : "it is " + value;
  }

  private static String allowed(Class<?> type) {
    if (type == Boolean.class || type == boolean.class) {
      return "true or false";
    }
    if (WHOLE_NUMBERS.contains(type)) {
      return "a whole number";
    }
    if (type == Double.class || type == double.class) {
      return "a number";
    }
    if (type == Instant.class) {
      return "an instant such as 2026-11-30T22:15:00Z";
    }
    if (type.isEnum()) {
      return Arrays.stream(type.getEnumConstants())
          .map(word -> word.toString().toLowerCase(Locale.ROOT))
          .collect(Collectors.joining(", "));
    }
    return type == String.class
        ? "a text"
        : Collection.class.isAssignableFrom(type) ? "a list" : "an object";
  }
}
