package io.nasreplay.engine.replay;

import io.nasreplay.engine.api.Phase;
import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.prepare.RunFolder;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The end of a run folder's use: it is removed, or kept for the next run. */
final class Cleanup implements RunListener {
  private final RunFolder folder;
  private final ReplayOptions options;
  private final Timing timing;
  private final RunListener listener;
  private final PhaseLog phases;

  /** Filled by the thread that cleans, which outlives the run when a call there hangs. */
  private final List<String> warnings = new CopyOnWriteArrayList<>();

  Cleanup(
      RunFolder folder,
      ReplayOptions options,
      Timing timing,
      RunListener listener,
      PhaseLog phases) {
    this.folder = folder;
    this.options = options;
    this.timing = timing;
    this.listener = listener;
    this.phases = phases;
  }

  /**
   * Cleans or keeps.
   *
   * @param stuck whether a thread is stuck in the target; cleaning then gets a limited time
   * @param notes receives what is left on the target though it should not be
   */
  void end(boolean stuck, List<String> notes) {
    if (options.keep() && !stuck) {
      keep();
    } else {
      clean(stuck);
    }
    notes.addAll(warnings);
  }

  @Override
  public void phaseStarted(Phase phase, long total, String unit) {
    listener.phaseStarted(phase, total, unit);
  }

  @Override
  public void phaseProgressed(Phase phase, long done) {
    listener.phaseProgressed(phase, done);
  }

  @Override
  public void phaseEnded(Phase phase) {
    listener.phaseEnded(phase);
  }

  @Override
  public void warned(String message) {
    warnings.add(message);
    listener.warned(message);
  }

  private void clean(boolean stuck) {
    long fromNanos = timing.clock().nanos();
    Crew crew =
        Crew.assemble(List.of(() -> folder.clean(this)), Timing.system().threads(), new RunStop());
    crew.open();
    Duration limit = stuck ? timing.grace() : Duration.ofNanos(Long.MAX_VALUE);
    if (!crew.await(limit)) {
      warnings.add("left on the target: the run folder; remove it with nasreplay clean");
    }
    phases.add(Phase.CLEAN, (timing.clock().nanos() - fromNanos) / 1e9);
  }

  private void keep() {
    try {
      folder.keep();
    } catch (IOException e) {
      warned("the file set cannot be kept for the next run: " + e.getMessage());
    }
  }
}
