package io.nasreplay.engine.api;

import java.util.Locale;

/** The phases of a run, in order. */
public enum Phase {
  /** The trace is read, checked and compiled; the target is not touched. */
  PLAN,
  /** What is at the target, and can the run succeed there. */
  CHECK,
  /** The file set is made. */
  PREPARE,
  /** The client's cache is emptied of it. */
  COOL,
  /** The operations are issued; the clock runs. */
  REPLAY,
  /** Written files are made durable; the clock still runs. */
  FLUSH,
  /** Content is read back and checked. */
  VERIFY,
  /** What was made is removed. */
  CLEAN;

  /** The word in results. */
  public String token() {
    return name().toLowerCase(Locale.ROOT);
  }
}
