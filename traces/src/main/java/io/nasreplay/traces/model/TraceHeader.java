package io.nasreplay.traces.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a trace says about itself: name, description, seed, generator and so on. It is no part of
 * the trace's identity: two traces with equal rows have equal digests whatever their headers say.
 *
 * @param metadata key to value in the order of the file; keys are lower case with hyphens; line
 *     breaks in values become blanks
 */
public record TraceHeader(Map<String, String> metadata) {
  /** The key of the trace's name. */
  public static final String NAME = "name";

  /** The key that marks a trace made small for trying out. */
  public static final String QUICK = "quick";

  /** The value of a mark. */
  public static final String YES = "true";

  public TraceHeader {
    Map<String, String> clean = new LinkedHashMap<>();
    metadata.forEach((key, value) -> clean.put(requireKey(key), oneLine(value)));
    metadata = Collections.unmodifiableMap(clean);
  }

  /** Whether the text can be a key: lower case letters, digits and hyphens, a letter first. */
  public static boolean isKey(String text) {
    return !text.isEmpty()
        && text.charAt(0) >= 'a'
        && text.charAt(0) <= 'z'
        && text.chars().allMatch(c -> c == '-' || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'));
  }

  private static String requireKey(String key) {
    if (!isKey(key)) {
      throw new IllegalArgumentException(
          "metadata key is \""
              + key
              + "\"; allowed: lower case letters, digits and hyphens, a letter first");
    }
    return key;
  }

  /** A value stands on one line: line breaks and other control characters become blanks. */
  private static String oneLine(String value) {
    StringBuilder line = new StringBuilder(value.length());
    value.codePoints().forEach(c -> line.appendCodePoint(isBreak(c) ? ' ' : c));
    return line.toString().strip();
  }

  private static boolean isBreak(int c) {
    return Character.isISOControl(c) || c == 0x2028 || c == 0x2029 || Surrogates.isHalf(c);
  }

  /** Whether the trace says that it was made small for trying out. */
  public boolean isQuick() {
    return value(QUICK).filter(YES::equals).isPresent();
  }

  /** The value of a key, or empty. */
  public Optional<String> value(String key) {
    return Optional.ofNullable(metadata.get(key));
  }
}
