package io.nasreplay.suites.schedule;

import io.nasreplay.suites.model.SteadyRule;
import java.util.Arrays;

/** Whether figures are steady, as SNIA's Performance Test Specification has it. */
final class SteadyState {
  private SteadyState() {}

  /** Range and rise of the least-squares line over the window against its mean. */
  static boolean holds(SteadyRule rule, double[] window) {
    double mean = Arrays.stream(window).average().orElse(0);
    double highest = Arrays.stream(window).max().orElse(0);
    double lowest = Arrays.stream(window).min().orElse(0);
    double rise = slope(window, mean) * (window.length - 1);
    return highest - lowest <= rule.range() * mean && Math.abs(rise) <= rule.slope() * mean;
  }

  /** Least squares over x = 0, 1, 2 ...: sum((x - mx)(y - my)) / sum((x - mx)^2). */
  static double slope(double[] window, double mean) {
    double middle = (window.length - 1) / 2.0;
    double products = 0;
    double squares = 0;
    for (int x = 0; x < window.length; x++) {
      products += (x - middle) * (window[x] - mean);
      squares += (x - middle) * (x - middle);
    }
    return products / squares;
  }
}
