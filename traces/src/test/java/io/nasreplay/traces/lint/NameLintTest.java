package io.nasreplay.traces.lint;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.traces.TraceText;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.TracePath;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NameLintTest {
  @ParameterizedTest
  @CsvSource({
    "a<b, RESERVED_CHARACTER",
    "a>b, RESERVED_CHARACTER",
    "a:b, RESERVED_CHARACTER",
    "a|b, RESERVED_CHARACTER",
    "a?b, RESERVED_CHARACTER",
    "a*b, RESERVED_CHARACTER",
    "a\\b, RESERVED_CHARACTER",
    "a\"b, RESERVED_CHARACTER",
    "a\u0001b, RESERVED_CHARACTER",
    "CON, RESERVED_NAME",
    "nul.txt, RESERVED_NAME",
    "com1, RESERVED_NAME",
    "LPT9.tar.gz, RESERVED_NAME",
    "a., TRAILING_DOT_OR_BLANK",
    "'a ', TRAILING_DOT_OR_BLANK"
  })
  void nameThatWindowsRefusesIsReportedOnce(String name, LintWarning.Kind kind) {
    assertThat(lint("d/" + name + "/x", "d/" + name + "/y"))
        .singleElement()
        .satisfies(warning -> assertThat(warning.kind()).isEqualTo(kind))
        .satisfies(warning -> assertThat(warning.path().value()).isEqualTo("d/" + name));
  }

  @ParameterizedTest
  @ValueSource(strings = {"CONSOLE", "COM0", "COM10", "a.b", ".hidden", "con sole", "x.con", "é"})
  void ordinaryNameIsNot(String name) {
    assertThat(lint(name)).isEmpty();
  }

  @Test
  void lengthIsCountedInBytesOfUtf8() {
    assertThat(lint("é".repeat(127) + "a")).isEmpty();
    assertThat(lint("é".repeat(128)))
        .singleElement()
        .satisfies(warning -> assertThat(warning.kind()).isEqualTo(LintWarning.Kind.TOO_LONG))
        .satisfies(warning -> assertThat(warning.message()).contains("256 bytes"));
  }

  @ParameterizedTest
  @CsvSource({"a/File, a/file", "é, e\u0301", "straße, STRASSE", "É/x, e\u0301/y"})
  void namesThatAreOneElsewhereAreReported(String first, String second) {
    assertThat(lint(first, second))
        .singleElement()
        .satisfies(warning -> assertThat(warning.kind()).isEqualTo(LintWarning.Kind.COLLISION));
  }

  @Test
  void pathsOfOperationsAreLookedAtToo() throws IOException {
    assertThat(
            NameLint.of(
                TraceText.source("stream,op,path,to,flags", "0,open,a?,,w+new", "0,rename,a?,b:,")))
        .extracting(warning -> warning.path().value())
        .containsExactly("a?", "b:");
  }

  @Test
  void warningsBeyondTheLimitAreCounted() {
    NameLint lint = new NameLint();
    for (int i = 0; i < NameLint.MAX_WARNINGS + 5; i++) {
      lint.accept(new FileRow(new TracePath("?" + i), 0));
    }

    assertThat(lint.warnings()).hasSize(NameLint.MAX_WARNINGS);
    assertThat(lint.total()).isEqualTo(NameLint.MAX_WARNINGS + 5L);
  }

  private static List<LintWarning> lint(String... paths) {
    NameLint lint = new NameLint();
    for (String path : paths) {
      lint.accept(new FileRow(new TracePath(path), 0));
    }
    return lint.warnings();
  }
}
