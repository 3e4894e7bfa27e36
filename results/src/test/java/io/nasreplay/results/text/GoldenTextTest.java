package io.nasreplay.results.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.results.SampleResults;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.stats.RunSummaries;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole pages, under locales whose digits, separators and case rules differ. */
class GoldenTextTest {
  private final Locale before = Locale.getDefault();

  @AfterEach
  void restoreLocale() {
    Locale.setDefault(before);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en-US", "tr-TR", "ar-EG-u-nu-arab"})
  void aFullRun(String locale) throws IOException {
    compare(
        locale,
        "full.txt",
        () -> RunText.of(SampleResults.full(), "results/HDVideo_1Play_1Record-20261130T221500Z-1"));
  }

  @Test
  void aMarkedRunSaysSoNextToItsScore() {
    assertThat(RunText.of(SampleResults.aboveWire("3".repeat(64), 1.6e9), null))
        .containsPattern(
            "Score +1,600 MB/s .*\\n +ABOVE THE WIRE: the client's cache took part\\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en-US", "tr-TR", "ar-EG-u-nu-arab"})
  void aPacedRun(String locale) throws IOException {
    compare(locale, "paced.txt", () -> RunText.of(SampleResults.paced(), null));
  }

  @Test
  void inTimingThinkThePausesAreShownAndNoSchedule() {
    assertThat(RunText.of(SampleResults.paced("think"), null))
        .contains(
            "Thinking       1.85 s at speed 2.0 in all before operations, took 1.85 s (100.02 %)\n")
        .doesNotContain("Schedule");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en-US", "tr-TR", "ar-EG-u-nu-arab"})
  void aMinimalRun(String locale) throws IOException {
    compare(locale, "minimal.txt", () -> RunText.of(SampleResults.minimal(), null));
  }

  @ParameterizedTest
  @ValueSource(strings = {"en-US", "tr-TR", "ar-EG-u-nu-arab"})
  void aFailedRun(String locale) throws IOException {
    compare(
        locale,
        "all-failed.txt",
        () ->
            RunText.of(SampleResults.allFailed(), "results/ixbt-read-20261130T221500Z-1-INVALID"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"en-US", "tr-TR", "ar-EG-u-nu-arab"})
  void aSummary(String locale) throws IOException {
    List<RunResult> runs =
        List.of(
            SampleResults.scored(SampleResults.DIGEST, 84_100_000, true),
            SampleResults.scored(SampleResults.DIGEST, 85_300_000, true),
            SampleResults.scored(SampleResults.DIGEST, 83_700_000, true),
            SampleResults.scored("1".repeat(64), 1_234_567_890, true),
            SampleResults.scored("2".repeat(64), 5, false),
            SampleResults.aboveWire("3".repeat(64), 1_600_000_000),
            SampleResults.scored("3".repeat(64), 100_000_000, true));
    compare(locale, "summary.txt", () -> SummaryText.of(RunSummaries.of(runs)));
  }

  private static void compare(String locale, String file, Supplier<String> text)
      throws IOException {
    Locale.setDefault(Locale.forLanguageTag(locale));
    String actual = text.get();

    assertThat(actual).isEqualTo(golden(file));
    assertThat(actual.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
    assertThat(actual).matches("\\A[\\x20-\\x7e\\n]*\\z");
  }

  private static String golden(String file) throws IOException {
    try (InputStream in = GoldenTextTest.class.getResourceAsStream(file)) {
      assertThat(in).as(file).isNotNull();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
