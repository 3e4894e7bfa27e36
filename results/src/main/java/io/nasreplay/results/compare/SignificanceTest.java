package io.nasreplay.results.compare;

import io.nasreplay.results.model.Measure;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How chance is told from a difference. Chosen before the figures are seen, never by them. */
public enum SignificanceTest {
  /** Of the means; for figures that scatter about one value. */
  WELCH("Welch's t test"),
  /** Of the ranks; for counts and for figures with outliers. Needs four runs or more each. */
  MANN_WHITNEY("Mann-Whitney U test");

  private final String title;

  SignificanceTest(String title) {
    this.title = title;
  }

  /** The word in options and results. */
  public String token() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** What statisticians call it. */
  public String title() {
    return title;
  }

  /** Welch's for all measures but counts, which are often zero and never negative. */
  public static SignificanceTest usualFor(Measure measure) {
    return measure == Measure.LATE_FRAMES ? MANN_WHITNEY : WELCH;
  }

  /** The test for a word, or empty. */
  public static Optional<SignificanceTest> ofToken(String token) {
    return Arrays.stream(values()).filter(test -> test.token().equals(token)).findFirst();
  }

  /** All words. */
  public static List<String> tokens() {
    return Arrays.stream(values()).map(SignificanceTest::token).toList();
  }
}
