package io.nasreplay.engine.api;

/** The target or the machine does not allow the run. The message names the path and what to do. */
public final class EnvironmentException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** An error without a cause. */
  public EnvironmentException(String message) {
    super(message);
  }

  /** An error with a cause. */
  public EnvironmentException(String message, Throwable cause) {
    super(message, cause);
  }
}
