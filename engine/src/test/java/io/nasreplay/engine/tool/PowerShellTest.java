package io.nasreplay.engine.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PowerShellTest {
  @Test
  void objectsAreReadWithContinuedLines() {
    String text =
        "\r\n\r\nA    : 1\r\nLong : {one, two\r\n       , three}\r\nNone :\r\n\r\nA    : 2\r\n\r\n";

    assertThat(PowerShell.parse(text))
        .containsExactly(
            Map.of("A", "1", "Long", "{one, two, three}", "None", ""), Map.of("A", "2"));
  }

  @Test
  void noAnswerIsNoObject() {
    assertThat(PowerShell.list(command -> Optional.empty(), "Get-SmbConnection")).isEmpty();
    assertThat(PowerShell.parse("")).isEmpty();
  }

  @Test
  void theCmdletIsAskedWithoutAProfileAndAWindow() {
    PowerShell.list(
        command -> {
          assertThat(command).startsWith("powershell.exe", "-NoProfile", "-NonInteractive");
          assertThat(List.copyOf(command).get(4)).contains("Get-NetAdapter | Format-List *");
          return Optional.empty();
        },
        "Get-NetAdapter");
  }
}
