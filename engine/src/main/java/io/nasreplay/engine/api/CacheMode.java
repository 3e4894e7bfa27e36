package io.nasreplay.engine.api;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What is done about the client's cache. */
public enum CacheMode {
  /** Buffered I/O; evicted before the clock starts, every written file flushed before it stops. */
  FLUSH,
  /** Past the client's cache: O_DIRECT and its equivalents. */
  DIRECT,
  /** Every write is durable when it returns. */
  SYNC,
  /** The operating system's cache does what it likes; results are marked. */
  OS;

  /** The word on the command line. */
  public String token() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The mode for a word, or empty. */
  public static Optional<CacheMode> ofToken(String token) {
    return Arrays.stream(values()).filter(mode -> mode.token().equals(token)).findFirst();
  }

  /** All words. */
  public static List<String> tokens() {
    return Arrays.stream(values()).map(CacheMode::token).toList();
  }
}
