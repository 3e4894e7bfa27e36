package io.nasreplay.results.compare;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A test's name taken apart: {@code ixbt-read streams=4 block=64KiB}, as suites name the cases of a
 * matrix.
 *
 * @param title what comes before the parameters
 * @param parameters in the order of the name
 */
record ParameterisedName(String title, Map<String, String> parameters) {
  private static final Pattern NAME = Pattern.compile("(.*?)((?: [\\w.-]+=[^\\s=]+)+)");
  private static final Pattern NUMBER = Pattern.compile("(\\d+(?:\\.\\d+)?)(?:([kKMGT])(i?)B|B)?");
  private static final String PREFIXES = "KMGT";

  static ParameterisedName of(String name) {
    Map<String, String> parameters = new LinkedHashMap<>();
    Matcher parts = NAME.matcher(name);
    if (!parts.matches()) {
      return new ParameterisedName(name, parameters);
    }
    for (String pair : parts.group(2).strip().split(" ", -1)) {
      int equals = pair.indexOf('=');
      parameters.put(pair.substring(0, equals), pair.substring(equals + 1));
    }
    return new ParameterisedName(parts.group(1), parameters);
  }

  /** A value as a number, a size in bytes; empty when it is none. */
  static OptionalDouble number(String value) {
    Matcher parts = NUMBER.matcher(value);
    if (!parts.matches()) {
      return OptionalDouble.empty();
    }
    double number = Double.parseDouble(parts.group(1));
    if (parts.group(2) == null) {
      return OptionalDouble.of(number);
    }
    int power = PREFIXES.indexOf(Character.toUpperCase(parts.group(2).charAt(0))) + 1;
    return OptionalDouble.of(number * Math.pow(parts.group(3).isEmpty() ? 1000 : 1024, power));
  }
}
