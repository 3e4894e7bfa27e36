package io.nasreplay.generators.pattern;

import org.apache.commons.rng.UniformRandomProvider;

/** Yes or no, with exactly the wanted share of yes in each window of decisions. */
final class StayDecision {
  private final double probability;
  private final int window;
  private final UniformRandomProvider random;
  private long windows;
  private int decisionsLeft;
  private long yesLeft;

  StayDecision(double probability, int window, UniformRandomProvider random) {
    this.probability = probability;
    this.window = window;
    this.random = random;
  }

  boolean next() {
    if (decisionsLeft == 0) {
      yesLeft = yesBefore(windows + 1) - yesBefore(windows);
      windows++;
      decisionsLeft = window;
    }
    boolean yes = random.nextInt(decisionsLeft) < yesLeft;
    decisionsLeft--;
    yesLeft -= yes ? 1 : 0;
    return yes;
  }

  /** Rounded from the start, not window by window, so that rounding does not add up. */
  private long yesBefore(long windowIndex) {
    return Math.round(probability * window * windowIndex);
  }
}
