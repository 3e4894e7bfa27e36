package io.nasreplay.generators.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ParametersTest {
  private static final Parameters PARAMETERS =
      Parameters.of(
          ordered(
              "operations", "${size / block}",
              "size", "32GiB",
              "block", "256KiB",
              "streams", "1",
              "access", "sequential",
              "pace", "25fps",
              "think", "0ms"));

  private static Map<String, String> ordered(String... pairs) {
    Map<String, String> map = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      map.put(pairs[i], pairs[i + 1]);
    }
    return map;
  }

  private static Value with(String override, String name) {
    return PARAMETERS.with(List.of(override)).scope().value(name);
  }

  @Test
  void keepsTheOrderOfTheDefaults() {
    assertThat(PARAMETERS.values().keySet())
        .containsExactly("operations", "size", "block", "streams", "access", "pace", "think");
    assertThat(PARAMETERS.scope().value("operations").count("operations")).isEqualTo(131072);
  }

  @Test
  void recomputesWhatDependsOnAnOverride() {
    assertThat(with("size=1GiB", "operations").count("operations")).isEqualTo(4096);
    assertThat(with("operations=5", "operations").count("operations")).isEqualTo(5);
    assertThat(with("size=${4 * block}", "size").bytes("size")).isEqualTo(1 << 20);
    assertThat(PARAMETERS.with(List.of("size=1GiB", "size=2GiB")).scope().value("size").bytes("s"))
        .isEqualTo(2L << 30);
  }

  @Test
  void leavesTheOriginalAsItWas() {
    Parameters changed = PARAMETERS.with(List.of("size=1GiB"));
    assertThat(PARAMETERS.scope().value("size").bytes("size")).isEqualTo(32L << 30);
    assertThat(changed.with(List.of()).scope().value("size").bytes("size")).isEqualTo(32L << 30);
  }

  @Test
  void takesTextsAndZeroWithoutAUnit() {
    assertThat(with("access=random", "access")).isEqualTo(new Text("random"));
    assertThat(with("access=5ms", "access")).isEqualTo(new Text("5ms"));
    assertThat(with("access=a=b", "access")).isEqualTo(new Text("a=b"));
    assertThat(with("size=0", "size")).isEqualTo(Quantity.bytes(0));
    assertThat(with("think=5ms", "think").micros("think")).isEqualTo(5000);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "size=5ms | size is 5ms, a duration; wanted: a size such as 32GiB",
        "size=5 | size is 5, a number without a unit; wanted: a size such as 32GiB",
        "size=many | size is \"many\", a text; wanted: a size such as 32GiB",
        "size= | size is \"\", a text; wanted: a size such as 32GiB",
        "streams=4KiB | streams is 4KiB, a size; wanted: a number such as 32",
        "pace=30MB/s | pace is 30MB/s, a data rate; wanted: a frame rate such as 25fps",
        "sise=5 | unknown parameter \"sise\"; did you mean \"size\"? allowed: operations, size, block,"
            + " streams, access, pace, think",
        "size | parameter \"size\" has no value; allowed: KEY=VALUE",
        "=5 | parameter \"=5\" has no value; allowed: KEY=VALUE",
        "size=${blok} | parameter size: unknown name \"blok\"; did you mean \"block\"? allowed:"
            + " operations, size, block, streams, access, pace, think",
        "block=0B | parameter operations: division by zero: 32GiB / 0B",
        "size=${operations * block} | parameter operations depends on itself: operations -> size ->"
            + " operations",
      })
  void refusesOverrides(String override, String message) {
    assertThatThrownBy(() -> PARAMETERS.with(List.of(override)))
        .isInstanceOf(ExpressionException.class)
        .hasMessage(message);
  }

  @Test
  void refusesNamesThatNoExpressionCanUse() {
    assertThatThrownBy(() -> Parameters.of(Map.of("block-size", "1")))
        .hasMessage(
            "parameter name is \"block-size\"; allowed: a letter, then letters, digits and \"_\"");
    assertThatThrownBy(() -> Parameters.of(Map.of()).with(List.of("a=1")))
        .hasMessage("unknown parameter \"a\"; there are no parameters");
  }

  @Test
  void boundsNumbersThatGrow() {
    Map<String, String> squares = new LinkedHashMap<>();
    squares.put("a0", "1000000000");
    for (int i = 1; i < 40; i++) {
      squares.put("a" + i, "${a" + (i - 1) + " * a" + (i - 1) + "}");
    }
    assertThatThrownBy(() -> Parameters.of(squares))
        .hasMessage("parameter a4: the number is out of range; allowed: up to 2^256");
  }
}
