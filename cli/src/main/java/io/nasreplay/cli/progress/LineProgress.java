package io.nasreplay.cli.progress;

import io.nasreplay.engine.api.Phase;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.time.Clock;
import io.nasreplay.results.quantity.Quantities;
import java.io.PrintWriter;

/** A line when a phase begins, and one every ten seconds while it lasts. */
final class LineProgress implements RunListener {
  private static final long INTERVAL_NANOS = 10_000_000_000L;
  private static final double NANOS_PER_SECOND = 1e9;

  private final PrintWriter err;
  private final Clock clock;

  private long total;
  private String unit = "";
  private long startNanos;
  private long lineNanos;

  LineProgress(PrintWriter err, Clock clock) {
    this.err = err;
    this.clock = clock;
  }

  @Override
  public synchronized void phaseStarted(Phase phase, long newTotal, String newUnit) {
    total = newTotal;
    unit = newUnit;
    startNanos = clock.nanos();
    lineNanos = startNanos;
    say(total > 0 ? phase.token() + ": " + Amount.of(total, unit) : phase.token());
  }

  @Override
  public synchronized void phaseProgressed(Phase phase, long done) {
    long nowNanos = clock.nanos();
    if (nowNanos - lineNanos >= INTERVAL_NANOS) {
      lineNanos = nowNanos;
      say(phase.token() + ": " + position(done, nowNanos - startNanos));
    }
  }

  @Override
  public synchronized void warned(String message) {
    say("warning: " + message);
  }

  private String position(long done, long elapsedNanos) {
    if (total <= 0) {
      return Amount.of(done, unit);
    }
    String part = done * 100 / total + " % of " + Amount.of(total, unit);
    return done <= 0 ? part : part + ", " + left(done, elapsedNanos) + " left";
  }

  private String left(long done, long elapsedNanos) {
    double remaining = (double) elapsedNanos / done * Math.max(0, total - done);
    return Quantities.duration(remaining / NANOS_PER_SECOND);
  }

  private void say(String text) {
    err.println("nasreplay: " + text);
  }
}
