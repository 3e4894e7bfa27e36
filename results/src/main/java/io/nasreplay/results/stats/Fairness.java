package io.nasreplay.results.stats;

import org.jspecify.annotations.Nullable;

/** How evenly something is shared. */
public final class Fairness {
  private Fairness() {}

  /**
   * Jain's index: (sum x)^2 / (n sum x^2), from 1/n when one has all to 1 when all have the same
   * (Jain, Chiu and Hawe, DEC Research Report TR-301, 1984); null without any share.
   *
   * @param shares of each, 0 or more
   */
  public static @Nullable Double jain(double[] shares) {
    double sum = 0;
    double squares = 0;
    for (double share : shares) {
      sum += share;
      squares += share * share;
    }
    return squares == 0 ? null : sum * sum / (shares.length * squares);
  }
}
