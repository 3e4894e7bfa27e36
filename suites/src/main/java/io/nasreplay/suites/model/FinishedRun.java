package io.nasreplay.suites.model;

import io.nasreplay.results.model.Measure;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * A run of a suite that has come to its end.
 *
 * @param test the name of the case that ran
 * @param target the name of its target
 * @param value the value that was tried, in a search; otherwise empty
 * @param warmUp whether it is left out of the score
 * @param valid whether its figures may be used
 * @param aboveWire whether they are marked: more than the way to the target carries
 * @param figures what was measured, in the measures' units; without those that the run does not
 *     have
 * @param wallSeconds how long it took in all, from planning to cleaning
 * @param folder its result, below the suite's folder
 */
public record FinishedRun(
    String test,
    String target,
    String value,
    boolean warmUp,
    boolean valid,
    boolean aboveWire,
    Map<Measure, Double> figures,
    double wallSeconds,
    String folder) {
  public FinishedRun {
    Map<Measure, Double> copy = new EnumMap<>(Measure.class);
    copy.putAll(figures);
    figures = Collections.unmodifiableMap(copy);
  }

  /** Whether it counts for the score. */
  public boolean counts() {
    return valid && !warmUp;
  }
}
