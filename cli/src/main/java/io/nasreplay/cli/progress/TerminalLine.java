package io.nasreplay.cli.progress;

import java.io.PrintWriter;
import me.tongfei.progressbar.ProgressBarConsumer;

/** Rewrites the terminal's last line, without asking the terminal anything. */
final class TerminalLine implements ProgressBarConsumer {
  private final PrintWriter err;
  private final int columns;

  TerminalLine(PrintWriter err, int columns) {
    this.err = err;
    this.columns = columns;
  }

  static void clear(PrintWriter err, int columns) {
    err.print("\r" + " ".repeat(columns - 1) + "\r");
    err.flush();
  }

  @Override
  public int getMaxRenderedLength() {
    return columns - 1;
  }

  @Override
  public void accept(String rendered) {
    err.print("\r" + rendered);
    err.flush();
  }

  /** The bar stays until {@link #clear}. */
  @Override
  public void close() {}
}
