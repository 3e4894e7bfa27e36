package io.nasreplay.results.report;

import io.nasreplay.results.model.OperationLog;
import io.nasreplay.results.model.OperationRecord;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Collects how long paced reads and writes took from when they were due, as a curve of a bounded
 * number of points: when there are more frames, a point stands for several, with the longest time
 * and the number of late ones. Fed with a log of operations. Not thread-safe.
 */
public final class FrameTimes implements OperationLog {
  /** The most points. */
  public static final int MAX_POINTS = 2_000;

  private static final double NANOS_PER_SECOND = 1e9;
  private static final double NANOS_PER_MILLI = 1e6;

  /**
   * Some frames, one after another.
   *
   * @param atSeconds when the first of them was due, from the barrier
   * @param longestMillis the longest time from when one was due until it ended
   * @param frames how many
   * @param late how many of them ended after the next one was due
   */
  public record Piece(double atSeconds, double longestMillis, long frames, long late) {
    private Piece with(Piece next) {
      return new Piece(
          atSeconds,
          Math.max(longestMillis, next.longestMillis),
          frames + next.frames,
          late + next.late);
    }
  }

  /** A frame that is late when the next one of its stream was due before it ended. */
  private record Waiting(long dueNanos, long endNanos) {}

  private final Map<Integer, Waiting> waiting = new HashMap<>();
  private List<Piece> pieces = new ArrayList<>();
  private long framesPerPiece = 1;
  private long frames;
  private long late;

  @Override
  public void accept(OperationRecord operation) {
    Long due = operation.intendedStartNanos();
    if (due == null || !(operation.op().equals("read") || operation.op().equals("write"))) {
      return;
    }
    long end = operation.startNanos() + operation.durationNanos();
    Waiting before = waiting.put(operation.stream(), new Waiting(due, end));
    if (before != null) {
      add(before, before.endNanos > due);
    }
  }

  /** All frames; to be called once, after the last operation. */
  public List<Piece> pieces() {
    waiting.values().forEach(last -> add(last, false));
    waiting.clear();
    return List.copyOf(pieces);
  }

  /** How many frames there were. */
  public long frames() {
    return frames;
  }

  /** How many of them were late. */
  public long late() {
    return late;
  }

  private void add(Waiting frame, boolean isLate) {
    frames++;
    late += isLate ? 1 : 0;
    Piece piece =
        new Piece(
            frame.dueNanos / NANOS_PER_SECOND,
            (frame.endNanos - frame.dueNanos) / NANOS_PER_MILLI,
            1,
            isLate ? 1 : 0);
    int last = pieces.size() - 1;
    if (last >= 0 && pieces.get(last).frames() < framesPerPiece) {
      pieces.set(last, pieces.get(last).with(piece));
    } else {
      pieces.add(piece);
    }
    if (pieces.size() > MAX_POINTS) {
      halve();
    }
  }

  private void halve() {
    List<Piece> halved = new ArrayList<>();
    for (int i = 0; i < pieces.size(); i += 2) {
      Piece piece = pieces.get(i);
      halved.add(i + 1 < pieces.size() ? piece.with(pieces.get(i + 1)) : piece);
    }
    pieces = halved;
    framesPerPiece *= 2;
  }
}
