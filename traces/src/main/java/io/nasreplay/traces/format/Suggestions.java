package io.nasreplay.traces.format;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** Words for messages about unknown names: what is allowed, and what was probably meant. */
public final class Suggestions {
  private static final int CLOSE_EDITS = 2;

  private Suggestions() {}

  /** For example {@code unknown op "raed"; did you mean "read"? allowed: open, close, read}. */
  public static String unknown(String what, String given, Collection<String> allowed) {
    String meant = closest(given, allowed).map(w -> "did you mean \"" + w + "\"? ").orElse("");
    return "unknown "
        + what
        + " \""
        + given
        + "\"; "
        + meant
        + "allowed: "
        + String.join(", ", allowed);
  }

  /** The allowed word nearest to the given one, when it is at most two edits away. */
  public static Optional<String> closest(String given, Collection<String> allowed) {
    LevenshteinDistance distance = LevenshteinDistance.getDefaultInstance();
    return allowed.stream()
        .filter(word -> distance.apply(given, word) <= Math.min(CLOSE_EDITS, word.length() - 1))
        .min(Comparator.comparingInt(word -> distance.apply(given, word)));
  }
}
