package io.nasreplay.suites.model;

/**
 * Runs go on until the mean is known well enough.
 *
 * @param halfWidth half of the 95 % confidence interval over the mean, above 0, below 1
 * @param atMost scored runs after which to give up, 2 or more
 */
public record StopRule(double halfWidth, int atMost) {
  public StopRule {
    if (!(halfWidth > 0 && halfWidth < 1)) {
      throw new IllegalArgumentException(
          "ci95 is " + halfWidth + "; allowed: above 0 and below 1 (100%)");
    }
    if (atMost < 2) {
      throw new IllegalArgumentException("at-most is " + atMost + "; allowed: 2 or more");
    }
  }
}
