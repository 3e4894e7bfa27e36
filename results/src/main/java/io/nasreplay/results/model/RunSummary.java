package io.nasreplay.results.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Repeated runs of one trace on one target. Statistics are over the scores of the valid runs, in
 * bytes per second. Those that need more runs than there are, are null.
 *
 * @param trace the trace's name
 * @param digest its digest
 * @param quick whether it was made small for trying out: its figures compare with nothing
 * @param unit unit of all figures, {@value #UNIT}
 * @param n valid runs
 * @param invalid runs left out since they were invalid
 * @param aboveWire valid runs that are marked: their figures are more than the way to the target
 *     carried
 * @param mean arithmetic mean; null without a valid run
 * @param median median; null without a valid run
 * @param best the highest; null without a valid run
 * @param stdev sample standard deviation (n - 1); null with fewer than two
 * @param cv standard deviation over mean; null with fewer than two, or when the mean is 0
 * @param ci95 confidence interval of the mean at 95 %, Student's t; null with fewer than two
 */
public record RunSummary(
    String trace,
    String digest,
    boolean quick,
    String unit,
    int n,
    int invalid,
    int aboveWire,
    @Nullable Double mean,
    @Nullable Double median,
    @Nullable Double best,
    @Nullable Double stdev,
    @Nullable Double cv,
    @Nullable Interval ci95) {
  /** The unit of all figures. */
  public static final String UNIT = "bytes/s";

  public RunSummary {
    Ranges.requireOneOf("unit", unit, List.of(UNIT));
    Ranges.requireAtLeast("n", n, 0);
    Ranges.requireAtLeast("invalid", invalid, 0);
    Ranges.requireAtLeast("aboveWire", aboveWire, 0);
  }

  /**
   * A closed interval.
   *
   * @param low its lower end; below 0 when few runs scatter widely
   * @param high its upper end
   */
  public record Interval(double low, double high) {}
}
