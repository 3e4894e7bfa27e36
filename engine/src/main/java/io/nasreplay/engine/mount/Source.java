package io.nasreplay.engine.mount;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * What a mount's source names.
 *
 * @param host a server's name or address
 * @param path the share or export on it
 */
record Source(String host, String path) {
  /**
   * Reads {@code //host/share}, {@code \\host\share}, {@code user@host:/dir}, {@code
   * [address]:/dir} and {@code scheme://host/dir}; empty for anything else.
   */
  static Optional<Source> of(String source) {
    String text = Credentials.removedFromSource(source).replace('\\', '/');
    int scheme = text.indexOf("://");
    if (scheme >= 0) {
      return slashed(text.substring(scheme + 3));
    }
    return text.startsWith("//") ? slashed(decoded(text.substring(2))) : colon(text);
  }

  private static Optional<Source> slashed(String text) {
    String[] parts = text.split("/", 2);
    return parts[0].isEmpty()
        ? Optional.empty()
        : Optional.of(new Source(parts[0], parts.length < 2 ? "/" : parts[1]));
  }

  private static Optional<Source> colon(String text) {
    boolean bracketed = text.startsWith("[");
    int end = bracketed ? text.indexOf("]:/") : text.indexOf(':');
    int path = text.indexOf(":/");
    if (end <= 0 || path < 0) {
      return Optional.empty();
    }
    return Optional.of(
        new Source(text.substring(bracketed ? 1 : 0, end), text.substring(path + 1)));
  }

  /** macOS writes spaces and other characters of a share as in a URL. */
  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return text;
    }
  }
}
