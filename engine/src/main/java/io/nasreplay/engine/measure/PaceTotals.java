package io.nasreplay.engine.measure;

import io.nasreplay.results.model.LatencyNanos;
import io.nasreplay.results.model.StreamPacing;
import io.nasreplay.traces.model.OperationKind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** How well all lanes kept the times of the trace. Made when their threads have ended. */
@SuppressWarnings("EnumOrdinal") // ordinals are indexes within this process only
public final class PaceTotals {
  private final PaceMeter all = new PaceMeter(Set.of());
  private final Map<Integer, StreamPacing> streams = new HashMap<>();

  private PaceTotals() {}

  /** The sum over lanes; null when none of them keeps times. */
  static @Nullable PaceTotals of(List<LaneMeter> lanes) {
    PaceTotals totals = new PaceTotals();
    boolean paced = false;
    for (LaneMeter lane : lanes) {
      PaceMeter pace = lane.pace();
      if (pace != null) {
        paced = true;
        totals.all.add(pace);
        totals.streams.merge(lane.streamIndex, of(pace), PaceTotals::sum);
      }
    }
    return paced ? totals : null;
  }

  /** Operations that had a time to start at. */
  public long operations() {
    return all.lateness.histogram.getTotalCount();
  }

  /** How much later they started; null when there is none. */
  public @Nullable LatencyNanos lateness() {
    return all.lateness.latency();
  }

  /** Those that started more than {@link PaceMeter#TOLERANCE_NANOS} late. */
  public long late() {
    return all.late;
  }

  /** Late ones whose lane or stream had not ended what comes before them when they were due. */
  public long heldUp() {
    return all.heldUp;
  }

  /** Reads and writes at a steady pace. */
  public long frames() {
    return all.frames;
  }

  /** Frames that ended after the next one was due. */
  public long lateFrames() {
    return all.lateFrames;
  }

  /** From the barrier to when the last operation that was issued was due by the schedule. */
  public long intendedNanos() {
    return Math.max(0, all.lastScheduledNanos);
  }

  /** From the barrier to when that operation started. */
  public long achievedNanos(long barrierNanos) {
    return all.lastScheduledNanos < 0 ? 0 : all.lastStartNanos - barrierNanos;
  }

  /** How late that operation was. */
  public long behindNanos() {
    return all.lastLatenessNanos;
  }

  /** The sum of the pauses that were to be made before operations; 0 in mode timed. */
  public long thinkNanos() {
    return all.thinkNanos;
  }

  /** The sum of those that were made. */
  public long pausedNanos() {
    return all.pausedNanos;
  }

  /** From when operations of a kind were to start to their end; null when there is none. */
  public @Nullable LatencyNanos response(OperationKind kind) {
    KindMeter response = all.responses[kind.ordinal()];
    return response == null ? null : response.latency();
  }

  /** One stream; empty when none of its operations had a time. */
  public Optional<StreamPacing> stream(int streamIndex) {
    return Optional.ofNullable(streams.get(streamIndex))
        .filter(stream -> stream.pacedOperations() > 0);
  }

  private static StreamPacing of(PaceMeter pace) {
    return new StreamPacing(
        pace.lateness.histogram.getTotalCount(),
        pace.lateness.maxNanos,
        pace.frames,
        pace.lateFrames);
  }

  private static StreamPacing sum(StreamPacing a, StreamPacing b) {
    return new StreamPacing(
        a.pacedOperations() + b.pacedOperations(),
        Math.max(a.maxLatenessNanos(), b.maxLatenessNanos()),
        a.frames() + b.frames(),
        a.lateFrames() + b.lateFrames());
  }
}
