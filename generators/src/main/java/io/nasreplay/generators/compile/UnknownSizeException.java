package io.nasreplay.generators.compile;

import io.nasreplay.traces.format.BadInputException;

/**
 * A step needs the size of a file that is not there yet, or a larger file than is there. Another
 * stream may make it; when none does, the cause is the user's error.
 */
final class UnknownSizeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient BadInputException problem;

  UnknownSizeException(BadInputException problem) {
    super(problem);
    this.problem = problem;
  }

  BadInputException problem() {
    return problem;
  }
}
