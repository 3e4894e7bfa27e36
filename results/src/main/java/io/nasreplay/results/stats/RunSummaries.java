package io.nasreplay.results.stats;

import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.model.RunSummary;
import io.nasreplay.results.model.TraceFacts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Summarises repeated runs, one summary per trace. Stateless. */
public final class RunSummaries {
  private RunSummaries() {}

  /**
   * The summaries of all traces, in the order in which their digests first appear. Invalid runs are
   * counted and otherwise left out. The score of a run is what its throughput names as such.
   *
   * @param results runs on one target with one set of options, in any order
   */
  public static List<RunSummary> of(List<RunResult> results) {
    Map<String, List<RunResult>> byDigest = new LinkedHashMap<>();
    for (RunResult result : results) {
      byDigest.computeIfAbsent(result.trace().digest(), digest -> new ArrayList<>()).add(result);
    }
    return byDigest.values().stream().map(RunSummaries::summarise).toList();
  }

  private static RunSummary summarise(List<RunResult> runs) {
    double[] scores =
        runs.stream()
            .filter(RunResult::valid)
            .mapToDouble(run -> run.throughput().scoreRate().bytesPerSecond())
            .toArray();
    TraceFacts trace = runs.get(0).trace();
    Sample sample = new Sample(scores);
    return new RunSummary(
        trace.name(),
        trace.digest(),
        trace.quick(),
        RunSummary.UNIT,
        sample.size(),
        runs.size() - sample.size(),
        (int) runs.stream().filter(run -> run.valid() && run.cache().aboveWire()).count(),
        sample.mean(),
        sample.median(),
        sample.best(),
        sample.standardDeviation(),
        sample.coefficientOfVariation(),
        sample.confidenceInterval());
  }
}
