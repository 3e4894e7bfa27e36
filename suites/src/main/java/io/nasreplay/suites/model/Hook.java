package io.nasreplay.suites.model;

/**
 * A command of the user's before each run, for example a remount.
 *
 * @param command for the shell
 * @param timeoutMicros after which it is killed and the suite stops, above 0
 */
public record Hook(String command, long timeoutMicros) {
  public Hook {
    if (timeoutMicros < 1) {
      throw new IllegalArgumentException("timeout is " + timeoutMicros + " us; allowed: above 0");
    }
  }
}
