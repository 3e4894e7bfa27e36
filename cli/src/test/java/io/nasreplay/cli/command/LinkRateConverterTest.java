package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class LinkRateConverterTest {
  private final LinkRateConverter converter = new LinkRateConverter();

  @ParameterizedTest
  @CsvSource({
    "1Gbit/s, 1000000000",
    "2.5Gbit/s, 2500000000",
    "100 Mbit/s, 100000000",
    "10Gbps, 10000000000",
    "10Gbit, 10000000000",
    "100Mbit, 100000000",
    "1.5 Mbps, 1500000",
    "8bit, 8",
    "8bps, 8",
    "56kbit/s, 56000",
    "1Tbit/s, 1000000000000",
    "9bit/s, 9"
  })
  void ratesAreBitsInPowersOfAThousand(String text, long bitsPerSecond) {
    assertThat(converter.convert(text)).isEqualTo(bitsPerSecond);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "1", "1G", "-1Gbit/s", "1gbit/s", "1GB/s", "1Gibit/s", "99999999999Tbit/s"})
  void othersAreRefusedWithWhatIsAllowed(String text) {
    assertThatThrownBy(() -> converter.convert(text))
        .isInstanceOf(TypeConversionException.class)
        .hasMessageStartingWith("the rate is \"" + text + "\"; ")
        .hasMessageEndingWith(
            "allowed: a number with bit/s, bps or bit, and k, M, G or T before it, such as"
                + " 2.5Gbit/s, 2.5Gbps or 2.5Gbit");
  }

  @Test
  void theUnitThatWasProbablyMeantIsNamed() {
    assertThatThrownBy(() -> converter.convert("1gbit/s"))
        .hasMessageContaining("; did you mean \"Gbit/s\"? allowed: ");
    assertThatThrownBy(() -> converter.convert("1Gbits")).hasMessageContaining("\"Gbit/s\"?");
    assertThatThrownBy(() -> converter.convert("1GB/s")).hasMessageNotContaining("did you mean");
    assertThatThrownBy(() -> converter.convert("fast")).hasMessageNotContaining("did you mean");
  }
}
