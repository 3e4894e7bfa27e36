package io.nasreplay.results.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonTextTest {
  private enum Access {
    RANDOM_READ
  }

  private record Facts(
      String zebra,
      Optional<String> none,
      Optional<String> some,
      OptionalInt anInt,
      OptionalLong aLong,
      Instant at,
      Path path,
      Access access,
      List<Double> numbers) {
    boolean isEmpty() {
      return false;
    }

    String getAnything() {
      return "not a component";
    }
  }

  @Test
  void recordsAndMapsComeOutInTheirOwnOrder() {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("zz", 1);
    document.put("aa", null);
    document.put(
        "facts",
        new Facts(
            "z",
            Optional.empty(),
            Optional.of("s"),
            OptionalInt.empty(),
            OptionalLong.of(7),
            Instant.parse("2026-11-30T00:00:00Z"),
            Path.of("a", "b"),
            Access.RANDOM_READ,
            Arrays.asList(0.1, null, Double.NaN, Double.POSITIVE_INFINITY)));

    assertThat(JsonText.of(document))
        .isEqualTo(
            """
            {
              "zz": 1,
              "aa": null,
              "facts": {
                "zebra": "z",
                "none": null,
                "some": "s",
                "anInt": null,
                "aLong": 7,
                "at": "2026-11-30T00:00:00Z",
                "path": "PATH",
                "access": "random_read",
                "numbers": [
                  0.1,
                  null,
                  null,
                  null
                ]
              }
            }
            """
                .replace("PATH", Path.of("a", "b").toString().replace("\\", "\\\\")));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "85300000, 85300000",
    "107374182.4, 107374182.4",
    "0.000001, 0.000001",
    "2E-3, 0.002",
    "123456789012345680, 123456789012345680",
    "4.35, 4.35",
    "2.0E-3, 0.002"
  })
  void numbersHaveNoExponent(double value, String text) {
    assertThat(JsonText.of(List.of(value))).isEqualTo("[\n  " + text + "\n]\n");
  }

  @Test
  void namesFromATraceAreEscaped() {
    assertThat(JsonText.of(Map.of("name", "a\"b\\\n\u001b\u00e9")))
        .isEqualTo("{\n  \"name\": \"a\\\"b\\\\\\n\\u001B\u00e9\"\n}\n");
  }

  @Test
  void aCycleHasNoForm() {
    List<Object> cycle = new ArrayList<>();
    cycle.add(cycle);

    assertThatThrownBy(() -> JsonText.of(cycle)).isInstanceOf(IllegalArgumentException.class);
  }
}
