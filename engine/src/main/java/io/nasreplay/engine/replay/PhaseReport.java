package io.nasreplay.engine.replay;

import io.nasreplay.engine.api.Phase;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.plan.Plan;
import java.util.List;

/** Tells the listener how the replay and the flush go. Used by the coordinating thread. */
final class PhaseReport {
  private final RunListener listener;
  private final FlushPhase flush;
  private final List<Lane> lanes;
  private boolean inBytes;
  private boolean flushing;

  PhaseReport(RunListener listener, FlushPhase flush, List<Lane> lanes) {
    this.listener = listener;
    this.flush = flush;
    this.lanes = lanes;
  }

  void replayStarts(Plan plan) {
    long totalBytes = plan.facts().bytesRead() + plan.facts().bytesWritten();
    inBytes = totalBytes > 0;
    long total = inBytes ? totalBytes : plan.facts().operations();
    listener.phaseStarted(Phase.REPLAY, total, inBytes ? "bytes" : "operations");
  }

  /** Tells how far it is; called a few times a second, and once when the workers have ended. */
  void progressed() {
    FileTasks begun = flush.begun();
    if (!flushing) {
      listener.phaseProgressed(Phase.REPLAY, replayed());
      if (begun != null) {
        flushing = true;
        listener.phaseEnded(Phase.REPLAY);
        listener.phaseStarted(Phase.FLUSH, begun.count(), "files");
      }
    }
    if (begun != null) {
      listener.phaseProgressed(Phase.FLUSH, begun.done());
    }
  }

  /** All is over. */
  void ended() {
    listener.phaseEnded(flushing ? Phase.FLUSH : Phase.REPLAY);
  }

  private long replayed() {
    return lanes.stream()
        .mapToLong(lane -> inBytes ? lane.meter().bytes() : lane.meter().operations())
        .sum();
  }
}
