package io.nasreplay.engine.replay;

import io.nasreplay.engine.api.Phase;
import io.nasreplay.engine.time.Clock;
import io.nasreplay.results.model.PhaseFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** What each phase took. Used by one thread. */
final class PhaseLog {
  private final Clock clock;
  private final List<PhaseFacts> phases = new ArrayList<>();

  PhaseLog(Clock clock) {
    this.clock = clock;
  }

  /** Runs a phase and notes how long it took, even when it fails. */
  <T> T time(Phase phase, Supplier<T> work) {
    long fromNanos = clock.nanos();
    try {
      return work.get();
    } finally {
      add(phase, (clock.nanos() - fromNanos) / 1e9);
    }
  }

  void add(Phase phase, double seconds) {
    phases.add(new PhaseFacts(phase.token(), seconds, 0, ""));
  }

  /** Adds what the phase noted last has moved, and a note. */
  void describe(long bytes, String note) {
    PhaseFacts last = phases.remove(phases.size() - 1);
    phases.add(new PhaseFacts(last.phase(), last.elapsedSeconds(), bytes, note));
  }

  List<PhaseFacts> phases() {
    return phases;
  }
}
