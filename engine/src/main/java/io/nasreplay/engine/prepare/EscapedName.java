package io.nasreplay.engine.prepare;

import java.util.Locale;

/**
 * A name in one line of ASCII: printable characters but the backslash stand for themselves, others
 * are {@code \}{@code uXXXX}, one per UTF-16 unit, so that any name comes back as it was.
 */
final class EscapedName {
  private static final int ESCAPE_CHARS = 6;

  private EscapedName() {}

  static String of(String name) {
    StringBuilder escaped = new StringBuilder(name.length());
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c >= ' ' && c < 0x7f && c != '\\') {
        escaped.append(c);
      } else {
        escaped.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      }
    }
    return escaped.toString();
  }

  /**
   * The name behind an escaped one.
   *
   * @throws IllegalArgumentException when an escape is cut short or no number
   */
  static String read(String escaped) {
    StringBuilder name = new StringBuilder(escaped.length());
    int at = 0;
    while (at < escaped.length()) {
      if (escaped.charAt(at) == '\\') {
        name.append(readEscape(escaped, at));
        at += ESCAPE_CHARS;
      } else {
        name.append(escaped.charAt(at++));
      }
    }
    return name.toString();
  }

  private static char readEscape(String escaped, int at) {
    if (at + ESCAPE_CHARS > escaped.length() || escaped.charAt(at + 1) != 'u') {
      throw new IllegalArgumentException(
          "name is \"" + escaped + "\"; allowed after a backslash: u and four hex digits");
    }
    return (char) Integer.parseInt(escaped, at + 2, at + ESCAPE_CHARS, 16);
  }
}
