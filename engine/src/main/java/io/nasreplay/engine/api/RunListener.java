package io.nasreplay.engine.api;

/**
 * Hears how a run goes. Called from the thread that runs the phase, never from a replaying worker.
 */
public interface RunListener {
  /** Hears nothing. */
  RunListener SILENT = new RunListener() {};

  /**
   * A phase begins.
   *
   * @param phase which
   * @param total what has to be done, in {@code unit}; -1 when not known
   * @param unit "bytes", "rows" or "files"
   */
  default void phaseStarted(Phase phase, long total, String unit) {}

  /**
   * So much of the phase is done, in the unit of {@link #phaseStarted}. Called a few times a
   * second.
   */
  default void phaseProgressed(Phase phase, long done) {}

  /** A phase has ended. */
  default void phaseEnded(Phase phase) {}

  /** Something that the user should know now. */
  default void warned(String message) {}
}
