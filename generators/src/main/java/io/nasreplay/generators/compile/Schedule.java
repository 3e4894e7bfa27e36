package io.nasreplay.generators.compile;

import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.namespace.Namespace;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Puts the operations of all streams in one order: stream by stream, each up to its next barrier or
 * its end. Streams run concurrently in a replay, so this order only decides about operations that
 * conflict. A stream that needs something that is not there waits for the others to make it.
 */
final class Schedule {
  private final List<StreamRun> runs;
  private final Namespace namespace;
  private int turn;
  private boolean progress;

  Schedule(List<StreamRun> runs, Namespace namespace) {
    this.runs = runs;
    this.namespace = namespace;
  }

  /**
   * The next operation, or null at the end.
   *
   * @throws BadInputException when no stream can go on
   */
  @Nullable PlacedRow next() {
    while (true) {
      while (turn < runs.size()) {
        PlacedRow row = runs.get(turn).next(namespace);
        if (row != null) {
          progress = true;
          return row;
        }
        turn++;
      }
      if (!progress && !passBarrier()) {
        return null;
      }
      progress = false;
      turn = 0;
    }
  }

  /** All streams have arrived or ended; false when all have ended. */
  private boolean passBarrier() {
    long latestMicros = 0;
    boolean waiting = false;
    for (StreamRun run : runs) {
      BadInputException obstacle = run.obstacle();
      if (obstacle != null) {
        throw obstacle;
      }
      waiting |= run.isAtBarrier();
      latestMicros = Math.max(latestMicros, run.clock().nowMicros());
    }
    for (StreamRun run : runs) {
      run.passBarrier();
      run.clock().meetAt(latestMicros);
    }
    return waiting;
  }
}
