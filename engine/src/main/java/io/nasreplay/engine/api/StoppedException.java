package io.nasreplay.engine.api;

/** A run was stopped before there was anything to report; the target has not been touched. */
public final class StoppedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** A stop for a reason, in a phase. */
  public StoppedException(String reason, Phase phase) {
    super("stopped in phase " + phase.token() + ": " + reason);
  }
}
