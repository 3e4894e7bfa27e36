package io.nasreplay.traces.model;

/**
 * A path inside a trace: relative, {@code /}-separated, without {@code .} and {@code ..}
 * components, empty components, NUL or unpaired surrogates. Two paths are equal when their
 * characters are.
 *
 * @param value the path as it stands in the trace, for example {@code videos/play.ts}
 */
public record TracePath(String value) {
  public TracePath {
    if (value.isEmpty()) {
      throw new IllegalArgumentException("path is empty; a relative path is required");
    }
    if (value.indexOf('\0') >= 0) {
      throw new IllegalArgumentException(
          "path contains NUL at character " + (value.indexOf('\0') + 1) + "; NUL is not allowed");
    }
    if (Surrogates.standAlone(value)) {
      throw new IllegalArgumentException(
          "path holds half of a surrogate pair; allowed: text that UTF-8 can hold");
    }
    if (value.startsWith("/")) {
      throw new IllegalArgumentException(
          "path is \"" + value + "\"; allowed: a relative path, without a leading \"/\"");
    }
    checkComponents(value);
  }

  /** The path of the directory that holds this one, or {@code null} at the top. */
  public @org.jspecify.annotations.Nullable TracePath parent() {
    int slash = value.lastIndexOf('/');
    return slash < 0 ? null : new TracePath(value.substring(0, slash));
  }

  @Override
  public String toString() {
    return value;
  }

  private static void checkComponents(String value) {
    int start = 0;
    while (start <= value.length()) {
      int slash = value.indexOf('/', start);
      int end = slash < 0 ? value.length() : slash;
      checkComponent(value, value.substring(start, end));
      start = end + 1;
    }
  }

  private static void checkComponent(String value, String component) {
    if (component.isEmpty()) {
      throw new IllegalArgumentException(
          "path is \"" + value + "\"; allowed: no empty component (\"//\" or a trailing \"/\")");
    }
    if (component.equals(".") || component.equals("..")) {
      throw new IllegalArgumentException(
          "path is \"" + value + "\"; allowed: no \".\" or \"..\" component");
    }
  }
}
