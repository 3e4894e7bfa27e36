package io.nasreplay.results.compare;

/** Runs cannot be set side by side as asked. Its message is ready to be shown. */
public final class IncomparableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * A refusal.
   *
   * @param problem which runs, what is wrong with them and what is allowed
   */
  public IncomparableException(String problem) {
    super(problem);
  }
}
