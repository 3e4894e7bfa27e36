package io.nasreplay.benchmarks.contender;

/** A program that is measured did not do what it was asked. The message holds its command line. */
public final class FailedCommandException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** A failure in words. */
  public FailedCommandException(String message) {
    super(message);
  }
}
