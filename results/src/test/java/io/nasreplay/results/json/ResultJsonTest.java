package io.nasreplay.results.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.results.SampleResults;
import io.nasreplay.results.model.RunResult;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ResultJsonTest {
  private static final String SCHEMA = "nasreplay-result-1";

  static Stream<RunResult> results() {
    return Stream.of(
        SampleResults.full(),
        SampleResults.paced(),
        SampleResults.minimal(),
        SampleResults.allFailed());
  }

  @ParameterizedTest
  @MethodSource("results")
  void whatIsWrittenFollowsTheSchema(RunResult result) {
    assertThat(SchemaCheck.problems(SCHEMA, ResultJson.write(result))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("results")
  void whatIsReadBackIsWhatWasWritten(RunResult result) {
    assertThat(ResultJson.read(ResultJson.write(result))).isEqualTo(result);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"valid\": true|\"valid\": false",
        "\"digest\": \"9|\"digest\": \"X",
        "\"elapsedSeconds\": 2.5|\"elapsedSeconds\": -2.5",
        "\"elapsedSeconds\": 2.5|\"elapsedSeconds\": \"NaN\"",
        "\"cache\": \"direct\"|\"cache\": \"directly\"",
        "\"startedAt\": \"2026|\"startedAt\": \"on 2026",
        "\"tool\":|\"tools\":",
        "\"p999\":|\"p9999\":",
        "\"op\": \"read\"|\"op\": \"reed\"",
        "\"schema\": \"nasreplay-result/1\"|\"schema\": \"nasreplay-result/2\"",
      })
  void theSchemaIsStrict(String change) {
    String[] parts = change.split("\\|");
    String written = ResultJson.write(SampleResults.full());
    String changed = written.replaceFirst(parts[0], parts[1]);

    assertThat(changed).isNotEqualTo(written);
    assertThat(SchemaCheck.problems(SCHEMA, changed)).isNotEmpty();
  }

  @Test
  void theContractHoldsByName() {
    String json = ResultJson.write(SampleResults.full());

    assertThat(json)
        .startsWith("{\n  \"schema\": \"nasreplay-result/1\",\n  \"tool\": \"nasreplay 0.1.0\",\n")
        .endsWith("}\n")
        .doesNotContain("\r")
        .contains("\"withFlush\": {\n      \"bytesPerSecond\": 214748364.8\n    }")
        .contains("\"startedAt\": \"2026-11-30T22:15:00.250Z\"")
        .contains("\"maxErrors\": 9223372036854775807");
  }

  @Test
  void throughputIsBytesOverElapsedSeconds() {
    RunResult read = ResultJson.read(ResultJson.write(SampleResults.full()));

    long bytes = read.replay().bytesRead() + read.replay().bytesWritten();
    assertThat(bytes / read.replay().elapsedSeconds())
        .isEqualTo(read.throughput().withFlush().bytesPerSecond());
  }

  @Test
  void textDoesNotDependOnTheLocale() {
    String expected = ResultJson.write(SampleResults.full());
    Locale before = Locale.getDefault();
    try {
      for (String tag : List.of("tr-TR", "ar-EG", "de-DE")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertThat(ResultJson.write(SampleResults.full())).as(tag).isEqualTo(expected);
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void aDocumentThatIsNotAResultIsRefusedWithItsPosition() {
    String written = ResultJson.write(SampleResults.minimal());

    assertThatThrownBy(() -> ResultJson.read("{\n  \"schema\": }"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("line 2, column 13: ");
    assertThatThrownBy(() -> ResultJson.read("{}"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("schema");
    assertThatThrownBy(() -> ResultJson.read(written.replace("\"tool\"", "\"x\": 1, \"tool\"")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("x: ");
    assertThatThrownBy(() -> ResultJson.read(written.replace("\"tool\"", "\"tools\"")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("tool: ");
    assertThatThrownBy(() -> ResultJson.read(written.replace("\"threads\": 0", "\"threads\": -1")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith(": options: threads is -1; allowed: 0 or more");
    assertThatThrownBy(() -> ResultJson.read(written.substring(0, written.length() / 2)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("line ");
  }
}
