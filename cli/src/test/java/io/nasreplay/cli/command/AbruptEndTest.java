package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.time.Clock;
import io.nasreplay.results.json.RunJson;
import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class AbruptEndTest {
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final StandardOutput out = new StandardOutput(printed);
  private final StringWriter err = new StringWriter();
  private final List<Integer> halts = new ArrayList<>();

  private AbruptEnd end(boolean json, String command) {
    return end(json, command, Duration.ofSeconds(50));
  }

  private AbruptEnd end(boolean json, String command, Duration patience) {
    Surroundings surroundings =
        new Surroundings(
            out,
            new PrintWriter(err),
            OptionalInt.empty(),
            Map.of(),
            Clock.system(),
            new Interruption(Clock.system()),
            halts::add);
    return new AbruptEnd(surroundings, out, json, command, patience);
  }

  private String printed() {
    return printed.toString(StandardCharsets.UTF_8);
  }

  @Test
  void withJsonADocumentSaysSoAndNothingFollowsIt() throws Exception {
    AbruptEnd end = end(true, "run");
    end.now("interrupted by SIGTERM");
    out.write("{}".getBytes(StandardCharsets.UTF_8));

    RunJson json = RunJson.read(printed());
    assertThat(json.error().orElseThrow().kind()).isEqualTo("interrupted");
    assertThat(json.error().orElseThrow().exitCode()).isEqualTo(130);
    assertThat(json.results()).isEmpty();
    assertThat(err.toString().lines()).containsExactly("nasreplay: interrupted by SIGTERM");
    assertThat(halts).containsExactly(130);
    assertThat(end.unlessBegun(0)).isEqualTo(130);
  }

  @Test
  void otherCommandsHaveADocumentOfTheirOwn() {
    end(true, "check").now("interrupted by SIGINT");

    assertThat(printed()).contains("\"nasreplay-error/1\"", "interrupted by SIGINT");
  }

  @Test
  void withoutJsonStandardOutputStaysAsItIs() {
    end(false, "run").now("interrupted by SIGINT");

    assertThat(printed()).isEmpty();
    assertThat(err.toString()).contains("interrupted by SIGINT");
    assertThat(halts).containsExactly(130);
  }

  @Test
  void whatIsBeingPrintedIsPrintedToItsEnd() throws Exception {
    AbruptEnd end = end(true, "run");
    out.write("{".getBytes(StandardCharsets.UTF_8));
    Thread signal = new Thread(() -> end.now("interrupted by SIGTERM"));
    signal.start();
    out.write("}".getBytes(StandardCharsets.UTF_8));
    end.unlessBegun(0);
    signal.join();

    assertThat(printed()).isEqualTo("{}");
    assertThat(halts).containsExactly(130);
  }

  @Test
  void aReaderThatDoesNotReadOnDoesNotKeepTheProcess() throws Exception {
    out.write("{".getBytes(StandardCharsets.UTF_8));

    end(true, "run", Duration.ofMillis(5)).now("interrupted by SIGTERM");

    assertThat(halts).containsExactly(130);
  }

  @Test
  void withoutASignalTheExitCodeIsTheCommands() {
    assertThat(end(true, "run").unlessBegun(3)).isEqualTo(3);
    assertThat(halts).isEmpty();
  }
}
