package io.nasreplay.results.stats;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Holm's correction for several tests at once (Scandinavian Journal of Statistics 6, 1979): judged
 * by the corrected probabilities, the chance of even one false alarm among all tests is at most the
 * level of significance, whatever the tests have to do with each other. Stateless.
 */
public final class HolmCorrection {
  private HolmCorrection() {}

  /**
   * The corrected probabilities: the k-th lowest of m times m - k + 1, never below the one before
   * it and at most 1.
   *
   * @param p probabilities, 0 to 1, in any order
   * @return those of the same order
   */
  public static double[] of(double[] p) {
    int[] ascending =
        IntStream.range(0, p.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> p[i]))
            .mapToInt(Integer::intValue)
            .toArray();
    double[] corrected = new double[p.length];
    double highest = 0;
    for (int k = 0; k < ascending.length; k++) {
      highest = Math.max(highest, Math.min(1, p[ascending[k]] * (p.length - k)));
      corrected[ascending[k]] = highest;
    }
    return corrected;
  }
}
