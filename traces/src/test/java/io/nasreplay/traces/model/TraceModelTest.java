package io.nasreplay.traces.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TraceModelTest {
  @Test
  void metadataStandsOnOneLine() {
    assertThat(
            new TraceHeader(Map.of("description", " a\r\nb\u2028c\uD800 \uD83D\uDE00 ")).metadata())
        .containsEntry("description", "a  b c  \uD83D\uDE00");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Name", "a b", "1a", "a:b", "näme"})
  void metadataKeyIsLowerCaseWithHyphens(String key) {
    assertThatThrownBy(() -> new TraceHeader(Map.of(key, "x")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("allowed: lower case letters, digits and hyphens");
  }

  @Test
  void halfASurrogatePairIsNoPath() {
    assertThatThrownBy(() -> new TracePath("a\uD83D"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("half of a surrogate pair");
    assertThatThrownBy(() -> new StreamRow(0, "\uDE00", 1))
        .isInstanceOf(InvalidRowException.class)
        .hasMessageContaining("half of a surrogate pair");
  }

  @Test
  void flagsAreWrittenInOneOrder() {
    assertThat(OpenFlags.parse("rw+sync+append+truncate+create"))
        .hasToString("rw+create+truncate+append+sync");
  }

  @Test
  void problemNamesItsColumn() {
    assertThatThrownBy(() -> new FileRow(new TracePath("a"), -1))
        .isInstanceOfSatisfying(
            InvalidRowException.class, e -> assertThat(e.column()).isEqualTo(Column.LENGTH))
        .hasMessage("length is -1; allowed: 0 or more");
    assertThatThrownBy(
            () ->
                OperationRow.of(0, OperationKind.STAT)
                    .path(new TracePath("a"))
                    .periodMicros(5)
                    .build())
        .isInstanceOfSatisfying(
            InvalidRowException.class, e -> assertThat(e.column()).isEqualTo(Column.PERIOD_US));
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 1_000_000})
  void theLastRepeatLiesWithinTheRangeOfTimesWhereverTheFirstOneIs(long atMicros) {
    long longest = Long.MAX_VALUE - atMicros;
    assertThat(repeating(2, atMicros, longest).build().periodMicros()).isEqualTo(longest);
    assertThatThrownBy(() -> repeating(3, atMicros, longest).build())
        .isInstanceOfSatisfying(
            InvalidRowException.class, e -> assertThat(e.column()).isEqualTo(Column.PERIOD_US))
        .hasMessage(
            "period_us is " + longest + "; allowed: the last repeat within 2^63 - 1 microseconds");
  }

  @Test
  void aPeriodOfOneMicrosecondFromTimeZeroOnIsWithinTheRange() {
    assertThat(repeating(1_000, 0, 1).build().count()).isEqualTo(1_000);
  }

  private static OperationRow.Builder repeating(long count, long atMicros, long periodMicros) {
    return OperationRow.of(0, OperationKind.READ)
        .path(new TracePath("a"))
        .lengthBytes(1)
        .count(count)
        .atMicros(atMicros)
        .periodMicros(periodMicros);
  }
}
