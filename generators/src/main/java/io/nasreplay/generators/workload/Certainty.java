package io.nasreplay.generators.workload;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** How sure a workload is of a parameter's value. */
public enum Certainty {
  /** A source prints the number. */
  PUBLISHED,
  /** Computed from published numbers. */
  DERIVED,
  /** Nobody published it: a documented choice. */
  APPROXIMATION;

  /** The word for it in a workload. */
  public String token() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** All words, in the order of declaration. */
  public static List<String> tokens() {
    return Arrays.stream(values()).map(Certainty::token).toList();
  }
}
