package io.nasreplay.cli.progress;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.api.Phase;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.time.Clock;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class BarProgressTest {
  private static final int COLUMNS = 72;

  private final StringWriter text = new StringWriter();
  private final RunListener progress =
      Progress.on(new PrintWriter(text), OptionalInt.of(COLUMNS), Clock.system());

  @Test
  void aBarFitsTheTerminalAndLeavesAnEmptyLine() {
    progress.phaseStarted(Phase.PREPARE, 1_000_000_000, "bytes");
    progress.phaseProgressed(Phase.PREPARE, 500_000_000);
    progress.phaseEnded(Phase.PREPARE);

    assertThat(text.toString()).contains("prepare", "50%").doesNotContain("\n").endsWith(" \r");
    assertThat(text.toString().split("\r")).allMatch(line -> line.length() < COLUMNS);
  }

  @Test
  void aPhaseOfUnknownLengthHasABarToo() {
    progress.phaseStarted(Phase.PLAN, -1, "rows");
    progress.phaseProgressed(Phase.PLAN, 17);
    progress.phaseEnded(Phase.PLAN);

    assertThat(text.toString()).contains("plan");
  }

  @Test
  void aWarningStandsOnALineOfItsOwn() {
    progress.phaseStarted(Phase.CHECK, -1, "files");
    progress.warned("the target is a local disk");
    progress.phaseEnded(Phase.CHECK);

    assertThat(text.toString()).contains("\rnasreplay: warning: the target is a local disk\n");
  }
}
