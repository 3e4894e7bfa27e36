package io.nasreplay.cli.progress;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.api.Phase;
import io.nasreplay.engine.time.Clock;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class LineProgressTest {
  private static final long SECOND = 1_000_000_000L;

  private final StringWriter text = new StringWriter();
  private final HandClock clock = new HandClock();
  private final LineProgress progress = new LineProgress(new PrintWriter(text), clock);

  /** A clock that stands until it is moved. */
  private static final class HandClock implements Clock {
    private long nanos = -5 * SECOND;

    @Override
    public long nanos() {
      return nanos;
    }

    @Override
    public Instant wallClock() {
      return Instant.EPOCH;
    }
  }

  @Test
  void eachPhaseHasALineWithWhatIsToDo() {
    progress.phaseStarted(Phase.PLAN, -1, "rows");
    progress.phaseStarted(Phase.PREPARE, 1_000_000_000, "bytes");

    assertThat(text.toString().lines())
        .containsExactly("nasreplay: plan", "nasreplay: prepare: 1 GB");
  }

  @Test
  void aLineEveryTenSecondsTellsPartAndTimeLeft() {
    progress.phaseStarted(Phase.REPLAY, 1_000_000_000, "bytes");
    for (int second = 1; second <= 25; second++) {
      clock.nanos += SECOND;
      progress.phaseProgressed(Phase.REPLAY, second * 20_000_000L);
    }

    assertThat(text.toString().lines())
        .containsExactly(
            "nasreplay: replay: 1 GB",
            "nasreplay: replay: 20 % of 1 GB, 40.00 s left",
            "nasreplay: replay: 40 % of 1 GB, 30.00 s left");
  }

  @Test
  void withoutATotalTheAmountIsTold() {
    progress.phaseStarted(Phase.PLAN, -1, "rows");
    clock.nanos += 11 * SECOND;
    progress.phaseProgressed(Phase.PLAN, 1_234_567);

    assertThat(text.toString())
        .endsWith("nasreplay: plan: 1,234,567 rows" + System.lineSeparator());
  }

  @Test
  void nothingDoneYetHasNoTimeLeft() {
    progress.phaseStarted(Phase.FLUSH, 10, "files");
    clock.nanos += 10 * SECOND;
    progress.phaseProgressed(Phase.FLUSH, 0);

    assertThat(text.toString()).contains("flush: 0 % of 10 files" + System.lineSeparator());
  }

  @Test
  void warningsAreShownAtOnce() {
    progress.warned("the target is a local disk");

    assertThat(text.toString()).startsWith("nasreplay: warning: the target is a local disk");
  }
}
