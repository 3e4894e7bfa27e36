package io.nasreplay.generators.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TemplateTest {
  private static final Scope SCOPE =
      Scope.of(
          Map.of(
              "size", Quantity.bytes(32L << 30),
              "block", Quantity.bytes(256 << 10),
              "streams", Quantity.count(32),
              "s", Quantity.count(3),
              "i", Quantity.count(7),
              "Size", Quantity.count(1),
              "access", new Text("random")));

  private static Value value(String text) {
    return Template.parse(text).value(SCOPE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1B | 1",
        "1KiB | 1024",
        "1MiB | 1048576",
        "1GiB | 1073741824",
        "1TiB | 1099511627776",
        "1kB | 1000",
        "1MB | 1000000",
        "1GB | 1000000000",
        "1TB | 1000000000000",
        "0 | 0",
        "1.5KiB | 1536",
        "32 GiB | 34359738368",
        "${size / streams} | 1073741824",
        "${size / 4GiB * 1B} | 8",
        "${size / 3 * 3} | 34359738368",
        "${min(size, 4GiB)} | 4294967296",
        "${max(1KiB, block, 3B)} | 262144",
        "${2 * block + 1kB} | 525288",
        "${(size - block) / 2} | 17179738112",
        "${-block + size} | 34359476224",
        "${floor(10B / 4)} | 2",
        "${ceil(10B/4)} | 3",
        "${round(10B/4)} | 2",
        "${round(14B / 4)} | 4",
        "${mod(size, 7KiB)} | 2048",
        "${80MB/s * 2min} | 9600000000",
        "${24fps * 1s * 5529600B} | 132710400",
        "${5529600B * 25fps * 2s} | 276480000",
        "${i}KiB | 7168",
        "${size*50%} | 17179869184",
      })
  void yieldsTheHandComputedSize(String text, long bytes) {
    assertThat(value(text).bytes("size")).isEqualTo(bytes);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "17us | 17",
        "20ms | 20000",
        "1.5s | 1500000",
        "2min | 120000000",
        "1h | 3600000000",
        "0 | 0",
        "${1s / 3} | 333333",
        "${2s / 3} | 666667",
        "${1GB / 125MB/s} | 8000000",
        "${10 / 25fps} | 400000",
        "${1 / 500ops/s} | 2000",
      })
  void yieldsTheHandComputedDuration(String text, long micros) {
    assertThat(value(text).micros("think")).isEqualTo(micros);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1MB/s | BYTE_RATE | 1000000 | 1",
        "40Mbit/s | BYTE_RATE | 5000000 | 1",
        "1Gbit/s | BYTE_RATE | 125000000 | 1",
        "8kbit/s | BYTE_RATE | 1000 | 1",
        "1GiB/s | BYTE_RATE | 1073741824 | 1",
        "${size / 32s} | BYTE_RATE | 1073741824 | 1",
        "${4KiB * 100ops/s} | BYTE_RATE | 409600 | 1",
        "500ops/s | OPERATION_RATE | 500 | 1",
        "${100 / 8s} | OPERATION_RATE | 25 | 2",
        "${1MB/s / 4kB} | OPERATION_RATE | 250 | 1",
        "25fps | FRAME_RATE | 25 | 1",
        "${24000fps / 1001} | FRAME_RATE | 24000 | 1001",
        "23.976fps | FRAME_RATE | 2997 | 125",
      })
  void yieldsTheHandComputedRate(
      String text, Dimension dimension, long numerator, long denominator) {
    Quantity rate = value(text).rate("pace");
    assertThat(rate.dimension()).isEqualTo(dimension);
    assertThat(rate.numerator("pace")).isEqualTo(numerator);
    assertThat(rate.denominator("pace")).isEqualTo(denominator);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "${size / block} | 131072",
        "${streams} | 32",
        "${Size} | 1",
        "${6 / s} | 2",
        "${2 - -3} | 5",
        "${2 + 3 * 4 - 10 / 5} | 12",
        "${8 / 4 / 2} | 1",
        "${1min / 1s} | 60",
        "${25fps * 2s} | 50",
        "42 | 42",
      })
  void yieldsTheHandComputedCount(String text, long count) {
    assertThat(value(text).count("count")).isEqualTo(count);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "file-${i}.bin | file-7.bin",
        "file-${pad(i, 4)}.bin | file-0007.bin",
        "${select(\"b\", \"a\", 1, \"b\", 2KiB)} | 2KiB",
        "${select(7 - 6, 1, \"one\", 2, \"two\")} | one",
        "${access}-${block} | random-256KiB",
        "007 | 007",
        "$${i} | ${i}",
        "${\"a}b\"}${i} | a}b7",
        "plain | plain",
        "${1/3} | 0.333333",
      })
  void fillsInNames(String text, String filled) {
    assertThat(Template.parse(text).text(SCOPE)).isEqualTo(filled);
  }

  @Test
  void readsSharesAndWeights() {
    assertThat(value("18%").share("stay")).isEqualTo(0.18);
    assertThat(value("0.18").share("stay")).isEqualTo(0.18);
    assertThat(value("70").number("read")).isEqualTo(70);
    assertThatThrownBy(() -> value("101%").share("stay"))
        .hasMessage("stay is 1.01; allowed: 0 to 1, or 0% to 100%");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "${sise} | 2 | unknown name \"sise\"; did you mean \"size\"?",
        "ab${1 + SIZE} | 8 | unknown name \"SIZE\"",
        "${size + 5ms} | 7 | \"+\" has no meaning for 32GiB, a size, and 5ms, a duration",
        "${size - 1} | 7 | \"-\" has no meaning for 32GiB, a size, and 1, a number without a unit",
        "${size * size} | 7 | \"*\" has no meaning for 32GiB, a size, and 32GiB, a size",
        "${1 / size} | 4 | \"/\" has no meaning for 1, a number without a unit, and 32GiB, a size",
        "${min(size, 5ms)} | 2 | \"min\" has no meaning",
        "${size / 0} | 7 | division by zero: 32GiB / 0",
        "${size / (i - 7)} | 7 | division by zero",
        "${mod(size, 0B)} | 2 | division by zero",
        "${access * 2} | 9 | \"random\" is a text; wanted: a number, with or without a unit",
        "${4Gb} | 2 | unknown unit \"Gb\"; did you mean \"GB\"? allowed: TiB, GiB",
        "${size / 1e6} | 9 | unknown unit \"e6\"",
        "${mn(1, 2)} | 2 | unknown function \"mn\"; did you mean \"min\"? allowed: ceil, floor",
        "x${size | 1 | \"${\" without its \"}\"",
        "${floor(1s)} | 2 | floor of 1s, a duration has no meaning; wanted: a number or a size",
        "${_0} | 2 | name \"_0\" starts with \"_\"; allowed: a letter",
        "${select(access, \"a\", 1, \"rando\", 2)} | 2 | unknown choice \"random\"; did you mean \"rando\"?",
        "${select(1, 2)} | 2 | select has 2 values; allowed: a value, then pairs",
        "${pad(1, 99)} | 2 | the width is 99; allowed: 0 to 20",
      })
  void saysWhereAndWhatIsWrong(String text, int offset, String message) {
    assertThatThrownBy(() -> value(text))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining(message)
        .satisfies(e -> assertThat(((ExpressionException) e).offset()).isEqualTo(offset));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "${}",
        "${1 +}",
        "${(1}",
        "${1)}",
        "${1 2}",
        "${size block}",
        "${min()}",
        "${pad(1)}",
        "${a.b}",
        "${a[1]}",
        "${1 == 1}",
        "${2 ^ 3}",
        "${size && 1}",
        "${1.2.3B}",
        "${4GiB GiB}",
        "${PI}",
        "${DT_NOW()}",
        "${RANDOM()}",
        "${IF(1,2,3)}",
        "${'a'}",
        "${\"a}"
      })
  void refusesWhatIsNotInTheLanguage(String text) {
    assertThatThrownBy(() -> value(text)).isInstanceOf(ExpressionException.class);
  }

  @Test
  void refusesValuesOfTheWrongDimension() {
    assertThatThrownBy(() -> value("5ms").bytes("size"))
        .hasMessage("size is 5ms, a duration; wanted: a size such as 32GiB");
    assertThatThrownBy(() -> value("5").bytes("size"))
        .hasMessage("size is 5, a number without a unit; wanted: a size such as 32GiB");
    assertThatThrownBy(() -> value("big").bytes("size"))
        .hasMessage("size is \"big\", a text; wanted: a size such as 32GiB");
    assertThatThrownBy(() -> value("5KB").bytes("size"))
        .hasMessage(
            "size is \"5KB\": unknown unit \"KB\"; did you mean \"KiB\"? allowed: TiB, GiB, MiB, KiB,"
                + " TB, GB, MB, kB, B");
    assertThatThrownBy(() -> value("5").rate("pace"))
        .hasMessage(
            "pace is 5, a number without a unit; wanted: a rate above 0 such as 80MB/s, 40Mbit/s,"
                + " 500ops/s or 25fps");
    assertThatThrownBy(() -> value("0fps").rate("pace")).hasMessageContaining("above 0");
  }

  @Test
  void refusesValuesOutOfRange() {
    assertThatThrownBy(() -> value("-1GiB").bytes("size"))
        .hasMessage("size is -1GiB; allowed: 0 or more");
    assertThatThrownBy(() -> value("${10B / 4}").bytes("size"))
        .hasMessage("size is 2.5 bytes; allowed: a whole number of bytes");
    assertThatThrownBy(() -> value("2.5").count("count"))
        .hasMessage("count is 2.5; allowed: a whole number");
    assertThatThrownBy(() -> value("8388608TiB").bytes("size"))
        .hasMessage("size is 8388608TiB; allowed: up to 9223372036854775807 in base units");
    assertThatThrownBy(() -> value("-1ms").micros("think"))
        .hasMessage("think is -1ms; allowed: 0 or more");
    assertThatThrownBy(() -> value("1" + "0".repeat(99)))
        .hasMessage("the number is out of range; allowed: up to 2^256");
  }

  @Test
  void limitsLengthNestingAndLiterals() {
    assertThatThrownBy(() -> Template.parse("${" + "1+".repeat(500) + "1}"))
        .hasMessage("the expression has 1001 characters; allowed: up to 1000");
    assertThat(value("${" + "1+".repeat(499) + "1}").count("n")).isEqualTo(500);
    assertThatThrownBy(() -> Template.parse("${" + "(".repeat(33) + "1" + ")".repeat(33) + "}"))
        .hasMessage("parentheses are nested too deeply; allowed: up to 32");
    assertThat(value("${1B" + "+1B".repeat(35) + "}").bytes("n")).isEqualTo(36);
    assertThatThrownBy(() -> Template.parse("${1B" + "+1B".repeat(36) + "}"))
        .hasMessageStartingWith("more than 36 numbers with a unit");
  }

  @Test
  void evaluatesAgainWithOtherValues() {
    Template template = Template.parse("${i * 4KiB}");
    for (long i = 0; i < 10; i++) {
      Scope scope = Scope.EMPTY.with("i", Quantity.count(i));
      assertThat(template.value(scope).bytes("offset")).isEqualTo(i * 4096);
    }
    assertThat(template.names()).containsExactly("i");
    assertThatThrownBy(() -> template.value(Scope.EMPTY))
        .hasMessage("unknown name \"i\"; no names are defined here");
  }

  @ParameterizedTest
  @CsvSource({
    "1024B,1KiB",
    "1000B,1kB",
    "1000000000000B,1TB",
    "262144B,256KiB",
    "1001B,1001B",
    "0B,0B",
    "60s,1min",
    "1500ms,1500ms",
    "0.5us,0.5us",
    "125000000B/s,1Gbit/s",
    "30MB/s,30MB/s",
    "25fps,25fps",
    "10ops/s,10ops/s",
    "0.5,0.5",
    "50%,0.5"
  })
  void writesTheShortestExactText(String written, String text) {
    assertThat(value(written).text()).isEqualTo(text);
    assertThat(value(text)).isEqualTo(value(written));
  }

  @ParameterizedTest
  @ValueSource(strings = {"en-US", "tr-TR", "ar-EG"})
  void isTheSameInEveryLocale(String tag) {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag(tag));
    try {
      assertThat(value("${MIN(size, 1.5MiB)}").text()).isEqualTo("1536KiB");
      assertThat(Template.parse("${pad(i, 3)}-${i / 2}").text(SCOPE)).isEqualTo("007-3.5");
      assertThat(value("20min").micros("think")).isEqualTo(1_200_000_000);
      assertThatThrownBy(() -> value("1.5").count("n"))
          .hasMessage("n is 1.5; allowed: a whole number");
    } finally {
      Locale.setDefault(before);
    }
  }
}
