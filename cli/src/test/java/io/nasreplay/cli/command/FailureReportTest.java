package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.time.Clock;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class FailureReportTest {
  private static final IllegalStateException DEFECT = new IllegalStateException("boom");

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void aDefectIsTwoLinesAndAFileWithItsTrace() throws Exception {
    report(Map.of()).tell(Failure.of(DEFECT), DEFECT);

    assertThat(err.toString().lines())
        .hasSize(2)
        .first()
        .isEqualTo("nasreplay: defect of nasreplay: java.lang.IllegalStateException: boom");
    Path file = Path.of(err.toString().strip().replaceFirst("(?s).*report it with ", ""));
    assertThat(file).content().contains("FailureReportTest");
    Files.delete(file);
  }

  @Test
  void withTheDebugVariableTheTraceIsShown() {
    report(Map.of("NASREPLAY_DEBUG", "1")).tell(Failure.of(DEFECT), DEFECT);

    assertThat(err.toString()).contains("\tat io.nasreplay.cli.command.FailureReportTest");
  }

  @Test
  void aMistakeHasNoTraceAnywhere() {
    NoSuchFileException missing = new NoSuchFileException("a.csv");

    report(Map.of()).tell(Failure.of(missing), missing);

    assertThat(err.toString().lines()).containsExactly("nasreplay: a.csv: no such file");
  }

  private FailureReport report(Map<String, String> variables) {
    Surroundings surroundings =
        new Surroundings(
            OutputStream.nullOutputStream(),
            new PrintWriter(err),
            OptionalInt.empty(),
            variables,
            Clock.system(),
            new Interruption(Clock.system()),
            code -> {});
    return new FailureReport(surroundings, new PrintWriter(out), false);
  }
}
