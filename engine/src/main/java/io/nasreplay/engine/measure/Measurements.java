package io.nasreplay.engine.measure;

import io.nasreplay.results.model.Failures;
import io.nasreplay.results.model.LatencyHistograms;
import io.nasreplay.results.model.OperationStatistics;
import io.nasreplay.results.model.SeriesPoint;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OperationKind;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToLongFunction;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;

/** Sums up what all lanes measured, when their threads have ended. Not thread-safe. */
@SuppressWarnings("EnumOrdinal") // ordinals are indexes within this process only
public final class Measurements {
  private final List<LaneMeter> lanes;
  private final PlateauEdges edges;
  private final Map<Integer, StreamTotals> streams = new HashMap<>();
  private final @Nullable KindMeter[] kinds = new @Nullable KindMeter[LaneMeter.KINDS];
  private final @Nullable PaceTotals pace;

  /** Sums up lanes that share plateau edges. */
  public Measurements(List<LaneMeter> lanes, PlateauEdges edges) {
    this.lanes = List.copyOf(lanes);
    this.edges = edges;
    this.pace = PaceTotals.of(lanes);
    for (OperationKind kind : OperationKind.values()) {
      kinds[kind.ordinal()] = sum(kind);
    }
    for (LaneMeter lane : lanes) {
      streams.merge(lane.streamIndex, StreamTotals.of(lane), StreamTotals::plus);
    }
  }

  /** Operations issued. */
  public long operations() {
    return sum(lane -> lane.operations);
  }

  /** Unexpected failures. */
  public long failed() {
    return sum(lane -> lane.failed);
  }

  /** Failures that the trace expected. */
  public long expectedFailures() {
    return kindSum(meter -> meter.expectedFailures);
  }

  /** Latencies that no histogram can hold: negative or above 24 hours. */
  public long latenciesOutOfRange() {
    return kindSum(meter -> meter.outOfRange);
  }

  /** Bytes that reads returned. */
  public long bytesRead() {
    return sum(lane -> lane.bytesRead);
  }

  /** Bytes that writes accepted. */
  public long bytesWritten() {
    return sum(lane -> lane.bytesWritten);
  }

  /** Bytes of files copied, counted once. */
  public long bytesCopied() {
    KindMeter copies = kinds[OperationKind.COPY.ordinal()];
    return copies == null ? 0 : copies.bytes;
  }

  /** When the last operation ended; the given time when there was none. */
  public long lastEndNanos(long startNanos) {
    return lanes.stream().mapToLong(lane -> lane.lastEndNanos).reduce(startNanos, Math::max);
  }

  /** Bytes per second while all streams were active; empty when they never were at once. */
  public OptionalDouble plateauBytesPerSecond() {
    OptionalDouble seconds = edges.seconds();
    if (seconds.isEmpty()) {
      return OptionalDouble.empty();
    }
    return OptionalDouble.of(sum(lane -> lane.plateau.bytes()) / seconds.getAsDouble());
  }

  /** Per kind of operation that was issued, in the order of the format. */
  public List<OperationStatistics> byKind() {
    List<OperationStatistics> statistics = new ArrayList<>();
    for (OperationKind kind : OperationKind.values()) {
      KindMeter meter = kinds[kind.ordinal()];
      if (meter != null && meter.count > 0) {
        statistics.add(
            new OperationStatistics(
                kind.token(),
                meter.count,
                meter.failed,
                meter.bytes,
                meter.latency(),
                pace == null ? null : pace.response(kind)));
      }
    }
    return statistics;
  }

  /** The latency distributions of a replay that began then and took so long. */
  public LatencyHistograms histograms(Instant startedAt, double elapsedSeconds) {
    Map<String, Histogram> histograms = new HashMap<>();
    for (OperationKind kind : OperationKind.values()) {
      KindMeter meter = kinds[kind.ordinal()];
      if (meter != null && meter.histogram.getTotalCount() > 0) {
        histograms.put(kind.token(), meter.histogram);
      }
    }
    return new LatencyHistograms(startedAt, elapsedSeconds, histograms);
  }

  /** How well the times of the trace were kept; empty when they were not to be kept. */
  public Optional<PaceTotals> pace() {
    return Optional.ofNullable(pace);
  }

  /** What one stream did. */
  public StreamTotals stream(int streamIndex) {
    return streams.getOrDefault(streamIndex, StreamTotals.NONE);
  }

  /** One point per second from the barrier to an end so many nanoseconds later. */
  public List<SeriesPoint> series(long elapsedNanos) {
    int seconds = lanes.stream().mapToInt(lane -> lane.series.seconds()).max().orElse(0);
    List<SeriesPoint> points = new ArrayList<>(seconds);
    for (int second = 0; second < seconds; second++) {
      long leftNanos = elapsedNanos - second * SecondSeries.SECOND_NANOS;
      points.add(point(second, Math.min(1, Math.max(0, leftNanos / 1e9))));
    }
    return points;
  }

  /** Failures by kind and error, and the first ones. */
  public Failures failures(FailureLog log) {
    List<Failures.Count> counts = new ArrayList<>();
    for (OperationKind kind : OperationKind.values()) {
      for (int error = 0; error < LaneMeter.ERRORS; error++) {
        int code = error;
        long count = sum(lane -> lane.failures(kind.ordinal(), code));
        if (count > 0) {
          counts.add(new Failures.Count(kind.token(), errorName(code), count));
        }
      }
    }
    return new Failures(failed(), counts, log.first());
  }

  private SeriesPoint point(int second, double lengthSeconds) {
    long operations = 0;
    long read = 0;
    long written = 0;
    long failures = 0;
    for (LaneMeter lane : lanes) {
      if (second < lane.series.seconds()) {
        operations += lane.series.operations(second);
        read += lane.series.bytesRead(second);
        written += lane.series.bytesWritten(second);
        failures += lane.series.failed(second);
      }
    }
    return new SeriesPoint(second, lengthSeconds, operations, read, written, failures);
  }

  private @Nullable KindMeter sum(OperationKind kind) {
    KindMeter total = null;
    for (LaneMeter lane : lanes) {
      KindMeter meter = lane.kinds[kind.ordinal()];
      if (meter != null) {
        total = total == null ? new KindMeter() : total;
        total.add(meter);
      }
    }
    return total;
  }

  private static String errorName(int code) {
    ErrorCode[] errors = ErrorCode.values();
    return code < errors.length ? errors[code].name() : Failures.NO_ERROR;
  }

  private long sum(ToLongFunction<LaneMeter> value) {
    return lanes.stream().mapToLong(value).sum();
  }

  private long kindSum(ToLongFunction<KindMeter> value) {
    long sum = 0;
    for (KindMeter meter : kinds) {
      sum += meter == null ? 0 : value.applyAsLong(meter);
    }
    return sum;
  }
}
