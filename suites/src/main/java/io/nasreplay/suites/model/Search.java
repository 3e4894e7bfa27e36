package io.nasreplay.suites.model;

import io.nasreplay.results.model.Measure;

/**
 * Looks for the highest value of a parameter with which every run is acceptable: doubles it until
 * one is not, then halves the distance.
 *
 * @param parameter the workload's parameter
 * @param from the first value, 1 or more
 * @param to the last value, {@code from} or more
 * @param measure what is looked at
 * @param bound the worst acceptable figure, in the measure's unit
 */
public record Search(String parameter, long from, long to, Measure measure, double bound) {
  public Search {
    if (from < 1) {
      throw new IllegalArgumentException("from is " + from + "; allowed: 1 or more");
    }
    if (to < from || to > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(
          "to is " + to + "; allowed: " + from + " (from) to " + Integer.MAX_VALUE);
    }
  }

  /** Whether a figure is good enough. */
  public boolean accepts(double figure) {
    return measure.isLowerBetter() ? figure <= bound : figure >= bound;
  }
}
