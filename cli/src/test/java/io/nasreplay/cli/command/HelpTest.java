package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "nasreplay",
        "list",
        "generate",
        "show",
        "record",
        "convert",
        "run",
        "compare",
        "report",
        "check",
        "clean",
        "completion"
      })
  void helpIsAsAgreed(String command) throws IOException {
    assertThat(help(command)).isEqualTo(golden(command));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nasreplay",
        "list",
        "generate",
        "show",
        "record",
        "convert",
        "run",
        "compare",
        "report",
        "check",
        "clean",
        "completion"
      })
  void helpHasExamplesAndFitsAHundredColumns(String command) {
    assertThat(help(command)).contains("\nExamples:\n  ");
    assertThat(help(command).lines()).allMatch(line -> line.length() <= Help.WIDTH_COLUMNS);
  }

  @Test
  void helpDoesNotFollowTheLocale() {
    Locale before = Locale.getDefault();
    try {
      String help = help("run");
      Locale.setDefault(Locale.forLanguageTag("tr-TR"));
      assertThat(help("run")).isEqualTo(help);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void versionIsOneLine() {
    assertThat(Invocation.of("--version").out()).matches("nasreplay \\d+\\.\\d+\\.\\d+\\S*\\R");
  }

  private static String help(String command) {
    Invocation help =
        command.equals("nasreplay") ? Invocation.of("--help") : Invocation.of(command, "--help");
    assertThat(help.exitCode()).isZero();
    assertThat(help.err()).isEmpty();
    return help.out();
  }

  private static String golden(String command) throws IOException {
    try (InputStream text = HelpTest.class.getResourceAsStream("/help/" + command + ".txt")) {
      assertThat(text).as("src/test/resources/help/%s.txt", command).isNotNull();
      return new String(text.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
