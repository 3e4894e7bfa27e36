package io.nasreplay.results.compare;

import io.nasreplay.results.model.Measure;
import java.util.Optional;

/**
 * What is compared and what may differ.
 *
 * @param measure which figure of each run
 * @param baseline the target that is 100 %; empty for the first one
 * @param test how chance is told from a difference
 * @param differentTraces whether one test may have different traces
 * @param differentCache whether one test may have different cache modes
 * @param differentTiming whether one test may have different timing modes or speeds
 */
public record ComparisonRules(
    Measure measure,
    Optional<String> baseline,
    SignificanceTest test,
    boolean differentTraces,
    boolean differentCache,
    boolean differentTiming) {
  /** The measure against the first target, by the usual test; like is compared with like. */
  public static ComparisonRules of(Measure measure) {
    return new ComparisonRules(
        measure, Optional.empty(), SignificanceTest.usualFor(measure), false, false, false);
  }
}
