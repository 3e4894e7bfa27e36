package io.nasreplay.results.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.results.compare.Comparison;
import io.nasreplay.results.compare.SampleComparisons;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CompareJsonTest {
  private static final String SCHEMA = "nasreplay-compare-1";

  static Stream<Comparison> comparisons() {
    return Stream.of(
        SampleComparisons.full(), SampleComparisons.matrix(), SampleComparisons.single());
  }

  @ParameterizedTest
  @MethodSource("comparisons")
  void whatIsWrittenFollowsTheSchema(Comparison comparison) {
    assertThat(SchemaCheck.problems(SCHEMA, CompareJson.write(comparison))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"verdict\": \"worse\"|\"verdict\": \"slower\"",
        "\"schema\": \"nasreplay-compare/1\"|\"schema\": \"nasreplay-compare/2\"",
        "\"correctedP\":|\"corrected\":",
        "\"n\": 5|\"n\": 5.5",
        "\"leftOut\":|\"left\":",
      })
  void theSchemaIsStrict(String change) {
    String[] parts = change.split("\\|");
    String written = CompareJson.write(SampleComparisons.full());
    String changed = written.replaceFirst(parts[0], parts[1]);

    assertThat(changed).isNotEqualTo(written);
    assertThat(SchemaCheck.problems(SCHEMA, changed)).isNotEmpty();
  }
}
