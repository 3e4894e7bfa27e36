package io.nasreplay.engine.tool;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.api.StopSignal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
@Timeout(60)
class ShellCommandTest {
  @TempDir private Path folder;

  @Test
  void isRunByTheShellWithItsVariables() throws IOException {
    Path file = folder.resolve("said");

    command("printf '%s' \"$WORD\" > '" + file + "'", Duration.ofMinutes(1)).run(new StopSignal());

    assertThat(Files.readString(file)).isEqualTo("hello");
  }

  @Test
  void failsWithWhatItPrinted() {
    assertThatThrownBy(
            () -> command("echo no; exit 4", Duration.ofMinutes(1)).run(new StopSignal()))
        .isInstanceOf(EnvironmentException.class)
        .hasMessage(
            "the hook \"echo no; exit 4\" ended with exit code 4; it must end with 0. It printed: no");
  }

  /** With its children: the shell's own child would hold the mount otherwise. */
  @Test
  void isKilledWhenItsTimeIsUp() throws IOException {
    Path pid = folder.resolve("pid");
    String text = "echo waiting; sh -c 'echo $$ > \"" + pid + "\"; sleep 600'; true";

    assertThatThrownBy(() -> command(text, Duration.ofSeconds(1)).run(new StopSignal()))
        .isInstanceOf(EnvironmentException.class)
        .hasMessageContaining("did not end within 1.0 s and was killed. It printed: waiting");
    long child = Long.parseLong(Files.readString(pid).strip());
    // Killed, it is there until the system has taken it away.
    ProcessHandle.of(child).ifPresent(killed -> killed.onExit().orTimeout(20, SECONDS).join());
  }

  @Test
  void isKilledWhenAskedToStop() {
    StopSignal stop = new StopSignal();
    stop.stop("test");

    command("sleep 600", Duration.ofMinutes(20)).run(stop);

    assertThat(stop.isStopped()).isTrue();
  }

  private static ShellCommand command(String text, Duration timeout) {
    return new ShellCommand("hook", text, Map.of("WORD", "hello"), Optional.of(timeout));
  }
}
