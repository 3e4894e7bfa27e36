package io.nasreplay.cli.progress;

import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.time.Clock;
import java.io.PrintWriter;
import java.util.OptionalInt;

/** The ways to show how a run goes. */
public final class Progress {
  private Progress() {}

  /**
   * A bar per phase on a terminal; elsewhere a line per phase and one now and then.
   *
   * @param err where to
   * @param terminalColumns the terminal's width; empty when {@code err} is not a terminal
   * @param clock tells when a line is due
   */
  public static RunListener on(PrintWriter err, OptionalInt terminalColumns, Clock clock) {
    return terminalColumns.isPresent()
        ? new BarProgress(err, terminalColumns.getAsInt())
        : new LineProgress(err, clock);
  }
}
