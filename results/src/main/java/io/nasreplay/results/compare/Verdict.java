package io.nasreplay.results.compare;

/** What can be said about a difference from the baseline. */
public enum Verdict {
  /** It is real, and to the better. */
  BETTER("better"),
  /** It is real, and to the worse. */
  WORSE("worse"),
  /** It may be chance. That is no proof that there is none. */
  NOT_SHOWN("no difference shown"),
  /** With so few runs the test cannot tell. */
  NOT_ENOUGH_RUNS("not enough runs"),
  /** All runs of both sides are equal to each other, so that nothing is known about chance. */
  NO_SPREAD("no spread"),
  /** The baseline has no run of this test. */
  NO_BASELINE("no baseline");

  private final String words;

  Verdict(String words) {
    this.words = words;
  }

  /** For people. */
  public String words() {
    return words;
  }

  /** Whether the difference is more than chance. */
  public boolean isReal() {
    return this == BETTER || this == WORSE;
  }
}
