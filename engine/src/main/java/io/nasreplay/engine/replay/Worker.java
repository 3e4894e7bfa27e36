package io.nasreplay.engine.replay;

import io.nasreplay.engine.time.Clock;
import java.util.List;
import java.util.Optional;

/**
 * One thread's work: usually one lane. With fewer threads than lanes it takes one step of each of
 * its lanes in turn and passes over those that must wait, so that streams that wait for each other
 * cannot block it. When all is replayed it takes part in the flush.
 */
final class Worker implements Runnable {
  /**
   * Turns per call of the method that takes them. A thread enters compiled code where a method
   * begins: in one endless loop, 32 threads on 2 processors ran a third of their first 0.6 s
   * interpreted, until the compiler had seen the loop itself often enough.
   */
  private static final int TURNS = 64;

  private final int number;
  private final Lane[] lanes;
  private final Idling idling;
  private final RunStop stop;
  private final FlushPhase flush;
  private int idle;
  private volatile boolean done;

  Worker(int number, List<Lane> lanes, Idling idling, RunStop stop, FlushPhase flush) {
    this.number = number;
    this.lanes = lanes.toArray(Lane[]::new);
    this.idling = idling;
    this.stop = stop;
    this.flush = flush;
  }

  @Override
  public void run() {
    try {
      replay();
    } catch (Throwable e) {
      // Even an Error must end the run with a reason, not leave the others waiting.
      stop.stop("worker " + number + " failed: " + e);
    } finally {
      done = true;
    }
    flush.join();
  }

  /** Whether it has replayed all it had. */
  boolean isDone() {
    return done;
  }

  /** What it has been doing too long, in words; empty when it has ended. */
  Optional<String> stuckIn(Clock clock) {
    if (done) {
      return Optional.empty();
    }
    for (Lane lane : lanes) {
      long sinceNanos = lane.inCallSinceNanos();
      if (sinceNanos != 0) {
        long seconds = (clock.nanos() - sinceNanos) / 1_000_000_000;
        return Optional.of(
            "worker " + number + " stuck in " + lane.describe() + " for " + seconds + " s");
      }
    }
    return Optional.of("worker " + number + " did not stop");
  }

  private void replay() {
    idling.prepare();
    boolean goesOn = true;
    while (goesOn) {
      goesOn = takeTurns();
    }
  }

  /** False when all is replayed, or the run is ending. */
  private boolean takeTurns() {
    for (int turn = 0; turn < TURNS; turn++) {
      if (stop.isEnding()) {
        return false;
      }
      if (advance()) {
        idle = 0;
      } else if (allEnded()) {
        return false;
      } else {
        idling.pass(lanes, idle++);
      }
    }
    return true;
  }

  /** One step of each lane that may go on; false when none may. */
  private boolean advance() {
    boolean moved = false;
    for (int i = 0; i < lanes.length && !(i > 0 && stop.isEnding()); i++) {
      moved |= lanes[i].advance();
    }
    return moved;
  }

  private boolean allEnded() {
    for (Lane lane : lanes) {
      if (!lane.hasEnded()) {
        return false;
      }
    }
    return true;
  }
}
