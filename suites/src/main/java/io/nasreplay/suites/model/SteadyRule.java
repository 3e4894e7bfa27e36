package io.nasreplay.suites.model;

/**
 * Runs go on until the last of them are steady, as in SNIA's Solid State Storage Performance Test
 * Specification: their range, and the rise or fall of the straight line through them, are small
 * against their mean. Only those are scored.
 *
 * @param window how many, 2 or more; 5 there
 * @param range highest minus lowest over the mean, at most, 0 to 1; 20 % there
 * @param slope change along the least-squares line over the window, over the mean, at most, 0 to 1;
 *     10 % there
 * @param atMost runs after which to give up, {@code window} or more; 25 there
 */
public record SteadyRule(int window, double range, double slope, int atMost) {
  public SteadyRule {
    if (window < 2) {
      throw new IllegalArgumentException("window is " + window + "; allowed: 2 or more");
    }
    requireShare("range", range);
    requireShare("slope", slope);
    if (atMost < window) {
      throw new IllegalArgumentException(
          "at-most is " + atMost + "; allowed: " + window + " (window) or more");
    }
  }

  private static void requireShare(String name, double value) {
    if (!(value >= 0 && value <= 1)) {
      throw new IllegalArgumentException(name + " is " + value + "; allowed: 0 to 1 (100%)");
    }
  }
}
