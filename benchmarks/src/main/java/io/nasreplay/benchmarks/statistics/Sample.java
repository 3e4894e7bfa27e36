package io.nasreplay.benchmarks.statistics;

import java.util.List;

/**
 * What several rounds measured.
 *
 * @param values at least one, in the order of the rounds
 */
public record Sample(List<Double> values) {
  public Sample {
    values = List.copyOf(values);
    if (values.isEmpty()) {
      throw new IllegalArgumentException("values is empty; allowed: at least one");
    }
  }

  /** The middle value, or the mean of the two in the middle. */
  public double median() {
    List<Double> sorted = values.stream().sorted().toList();
    int middle = sorted.size() / 2;
    return sorted.size() % 2 == 1
        ? sorted.get(middle)
        : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
  }

  /** The smallest value. */
  public double min() {
    return values.stream().mapToDouble(Double::doubleValue).min().orElseThrow();
  }

  /** The largest value. */
  public double max() {
    return values.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
  }

  /** This median over another. */
  public double ratioTo(Sample other) {
    return median() / other.median();
  }
}
