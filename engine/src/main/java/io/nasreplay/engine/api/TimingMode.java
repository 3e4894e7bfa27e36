package io.nasreplay.engine.api;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** When operations are issued. */
public enum TimingMode {
  /** Back to back: each as soon as those before it have ended. */
  ASAP,
  /** After the recorded time from the end of the stream's previous operation. */
  THINK,
  /** At the recorded time after the start, however long the operations before took. */
  TIMED;

  /** The word on the command line. */
  public String token() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The mode for a word, or empty. */
  public static Optional<TimingMode> ofToken(String token) {
    return Arrays.stream(values()).filter(mode -> mode.token().equals(token)).findFirst();
  }

  /** All words. */
  public static List<String> tokens() {
    return Arrays.stream(values()).map(TimingMode::token).toList();
  }
}
