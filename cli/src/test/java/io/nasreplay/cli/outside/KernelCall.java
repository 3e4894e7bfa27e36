package io.nasreplay.cli.outside;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One line of strace's output: a system call and how it ended.
 *
 * @param startSeconds when it began
 * @param tookSeconds how long it took
 * @param name the call
 * @param arguments as strace prints them
 * @param result the number, or {@code -1 ERROR}
 */
record KernelCall(
    double startSeconds, double tookSeconds, String name, List<String> arguments, String result) {
  private static final Pattern LINE =
      Pattern.compile(
          "(\\d+\\.\\d+) (\\w+)\\((.*)\\)\\s+= (.*?)(?: \\(DELAYED\\))?(?: <(\\d+\\.\\d+)>)?");
  private static final Pattern DESCRIPTOR = Pattern.compile("\\d+<(.*?)>(\\(deleted\\))?");
  private static final Pattern ERROR = Pattern.compile("-1 (E[A-Z0-9]+).*");

  /** The call that a line tells of; empty for signals, exits and calls that never returned. */
  static Optional<KernelCall> parse(String line) {
    Matcher matcher = LINE.matcher(line);
    if (!matcher.matches() || matcher.group(4).startsWith("?")) {
      return Optional.empty();
    }
    double took = matcher.group(5) == null ? 0 : Double.parseDouble(matcher.group(5));
    return Optional.of(
        new KernelCall(
            Double.parseDouble(matcher.group(1)),
            took,
            matcher.group(2),
            split(matcher.group(3)),
            matcher.group(4)));
  }

  double endSeconds() {
    return startSeconds + tookSeconds;
  }

  /** A number among the arguments. */
  long number(int index) {
    return Long.parseLong(arguments.get(index));
  }

  /** The path behind an argument, which is a quoted string or a descriptor; empty for others. */
  String path(int index) {
    String argument = index < arguments.size() ? arguments.get(index) : "";
    if (argument.startsWith("\"")) {
      return argument.substring(1, argument.lastIndexOf('"'));
    }
    Matcher descriptor = DESCRIPTOR.matcher(argument);
    return descriptor.matches() ? descriptor.group(1) : "";
  }

  /** The symbolic error, or empty when it succeeded. */
  String error() {
    Matcher matcher = ERROR.matcher(result);
    return matcher.matches() ? matcher.group(1) : "";
  }

  /** Splits at commas outside of quotes and brackets. */
  private static List<String> split(String text) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    boolean quoted = false;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quoted) {
        i += c == '\\' ? 1 : 0;
        quoted = c != '"';
      } else if (c == '"') {
        quoted = true;
      } else if (c == '{' || c == '[' || c == '(') {
        depth++;
      } else if (c == '}' || c == ']' || c == ')') {
        depth--;
      } else if (c == ',' && depth == 0) {
        parts.add(text.substring(start, i).strip());
        start = i + 1;
      }
    }
    parts.add(text.substring(start).strip());
    return parts;
  }
}
