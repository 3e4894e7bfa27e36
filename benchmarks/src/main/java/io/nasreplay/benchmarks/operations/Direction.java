package io.nasreplay.benchmarks.operations;

import java.util.Locale;

/** Which way data moves. */
public enum Direction {
  /** From the file. */
  READ,
  /** To the file. */
  WRITE;

  /** The word in traces, iologs and tables. */
  public String token() {
    return name().toLowerCase(Locale.ROOT);
  }
}
