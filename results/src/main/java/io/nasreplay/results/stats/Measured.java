package io.nasreplay.results.stats;

import io.nasreplay.results.model.LatencyNanos;
import io.nasreplay.results.model.Measure;
import io.nasreplay.results.model.OperationStatistics;
import io.nasreplay.results.model.ReplayFacts;
import io.nasreplay.results.model.RunResult;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What a run measured, in the units of {@link Measure}. Stateless and thread-safe. */
public final class Measured {
  private static final double BYTES_PER_MEGABYTE = 1e6;
  private static final double NANOS_PER_MICRO = 1e3;
  private static final List<String> TRANSFERS = List.of("read", "write");
  private static final List<String> OF_FILES = List.of("open", "copy", "delete");

  private Measured() {}

  /** The figures; without those that the run does not have. */
  public static Map<Measure, Double> of(RunResult result) {
    Map<Measure, Double> figures = new EnumMap<>(Measure.class);
    ReplayFacts replay = result.replay();
    figures.put(
        Measure.THROUGHPUT, result.throughput().scoreRate().bytesPerSecond() / BYTES_PER_MEGABYTE);
    figures.put(Measure.TIME, replay.elapsedSeconds());
    if (replay.elapsedSeconds() > 0) {
      figures.put(Measure.OPERATIONS, replay.operations() / replay.elapsedSeconds());
      long files = count(result, OF_FILES) + replay.implicitOpens();
      figures.put(Measure.FILES, files / replay.elapsedSeconds());
    }
    putLatency(figures, result.operations());
    result
        .pacing()
        .ifPresent(pacing -> figures.put(Measure.LATE_FRAMES, (double) pacing.lateFrames()));
    return figures;
  }

  private static long count(RunResult result, List<String> kinds) {
    return result.operations().stream()
        .filter(operation -> kinds.contains(operation.op()))
        .mapToLong(operation -> operation.count() - operation.failed())
        .sum();
  }

  /** The mean over all reads and writes that ended as expected. */
  private static void putLatency(
      Map<Measure, Double> figures, List<OperationStatistics> operations) {
    long count = 0;
    double totalNanos = 0;
    for (OperationStatistics operation : operations) {
      LatencyNanos latency = operation.latencyNanos();
      if (TRANSFERS.contains(operation.op()) && latency != null) {
        long ended = operation.count() - operation.failed();
        count += ended;
        totalNanos += latency.mean() * ended;
      }
    }
    if (count > 0) {
      figures.put(Measure.LATENCY, totalNanos / count / NANOS_PER_MICRO);
    }
  }
}
