package io.nasreplay.cli.command;

/** What the process tells its caller. */
enum ExitCode {
  /** Done. */
  OK(0),
  /** A run finished but its figures may not be used, or verification failed. */
  INVALID(1),
  /** Usage or bad input. */
  BAD_INPUT(2),
  /** The target or the machine does not allow it. */
  ENVIRONMENT(3),
  /** A defect of nasreplay. */
  DEFECT(70),
  /** SIGINT or SIGTERM. */
  INTERRUPTED(130);

  private final int number;

  ExitCode(int number) {
    this.number = number;
  }

  /** The number. */
  int number() {
    return number;
  }
}
