package io.nasreplay.cli.progress;

import io.nasreplay.engine.api.Phase;
import io.nasreplay.engine.api.RunListener;
import java.io.PrintWriter;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** A bar on the terminal's last line, with the time left. */
final class BarProgress implements RunListener {
  private static final int UPDATE_MILLIS = 500;

  private final PrintWriter err;
  private final int columns;

  private @Nullable ProgressBar bar;

  BarProgress(PrintWriter err, int columns) {
    this.err = err;
    this.columns = columns;
  }

  @Override
  public synchronized void phaseStarted(Phase phase, long total, String unit) {
    closeBar();
    ProgressBarBuilder builder =
        ProgressBar.builder()
            .setTaskName(phase.token())
            .setInitialMax(total)
            .setStyle(ProgressBarStyle.ASCII)
            .setUpdateIntervalMillis(UPDATE_MILLIS)
            .setConsumer(new TerminalLine(err, columns));
    bar =
        unit.equals(Amount.BYTES)
            ? builder.setUnit(" MB", Amount.BYTES_PER_MEGABYTE).build()
            : builder.setUnit(" " + unit, 1).build();
  }

  @Override
  public synchronized void phaseProgressed(Phase phase, long done) {
    if (bar != null) {
      bar.stepTo(done);
    }
  }

  @Override
  public synchronized void phaseEnded(Phase phase) {
    closeBar();
  }

  @Override
  public synchronized void warned(String message) {
    TerminalLine.clear(err, columns);
    err.println("nasreplay: warning: " + message);
  }

  private void closeBar() {
    if (bar != null) {
      bar.close();
      bar = null;
      TerminalLine.clear(err, columns);
    }
  }
}
