package io.nasreplay.results.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.results.csv.ComparisonCsv;
import io.nasreplay.results.json.CompareJson;
import io.nasreplay.results.markdown.ComparisonMarkdown;
import io.nasreplay.results.text.ComparisonText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole comparisons, under locales whose digits, separators and case rules differ. */
class GoldenComparisonTest {
  private static final Map<String, Function<Comparison, String>> FORMATS =
      Map.of(
          "txt", ComparisonText::of,
          "md", ComparisonMarkdown::of,
          "csv", ComparisonCsv::of,
          "json", CompareJson::write);

  private final Locale before = Locale.getDefault();

  @AfterEach
  void restoreLocale() {
    Locale.setDefault(before);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en-US", "tr-TR", "ar-EG-u-nu-arab"})
  void everything(String locale) throws IOException {
    compare(locale, "full", SampleComparisons::full);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en-US", "tr-TR", "ar-EG-u-nu-arab"})
  void aMatrixOfLabels(String locale) throws IOException {
    compare(locale, "matrix", SampleComparisons::matrix);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en-US", "tr-TR", "ar-EG-u-nu-arab"})
  void oneRun(String locale) throws IOException {
    compare(locale, "single", SampleComparisons::single);
  }

  @Test
  void theDocumentationShowsOne() throws IOException {
    assertThat(Path.of("..", "docs", "compare.md")).content().contains(golden("matrix.txt"));
  }

  private static void compare(String locale, String name, Supplier<Comparison> comparison)
      throws IOException {
    Locale.setDefault(Locale.forLanguageTag(locale));
    for (Map.Entry<String, Function<Comparison, String>> format : FORMATS.entrySet()) {
      String file = name + "." + format.getKey();
      assertThat(format.getValue().apply(comparison.get())).as(file).isEqualTo(golden(file));
    }
  }

  private static String golden(String file) throws IOException {
    try (InputStream in = GoldenComparisonTest.class.getResourceAsStream(file)) {
      assertThat(in).as(file).isNotNull();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
