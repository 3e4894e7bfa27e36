package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class DurationConverterTest {
  private final DurationConverter converter = new DurationConverter();

  @ParameterizedTest
  @CsvSource({
    "5s, PT5S",
    "500ms, PT0.5S",
    "0.5 s, PT0.5S",
    "1.5min, PT1M30S",
    "2h, PT2H",
    "0.0000015ms, PT0.000000001S",
    "999999999h, PT999999999H"
  })
  void timesHaveTheUnitsOfWorkloads(String text, Duration duration) {
    assertThat(converter.convert(text)).isEqualTo(duration);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "5", "s", "-5s", "5 sec", "5m", "1e3s", "9999999999h", "5s 3ms"})
  void othersAreRefusedWithWhatIsAllowed(String text) {
    assertThatThrownBy(() -> converter.convert(text))
        .isInstanceOf(TypeConversionException.class)
        .hasMessageStartingWith("the time is \"" + text + "\"; ")
        .hasMessageEndingWith("allowed: a number with ms, s, min or h, such as 5s");
  }

  @Test
  void theUnitThatWasProbablyMeantIsNamed() {
    assertThatThrownBy(() -> converter.convert("5S")).hasMessageContaining("\"s\"?");
    assertThatThrownBy(() -> converter.convert("5mins")).hasMessageContaining("\"min\"?");
  }
}
