package io.nasreplay.engine.environment;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuantityTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0 bytes",
    "1023, 1023 bytes",
    "4096, 4.00 KiB (4096 bytes)",
    "1000000, 976.56 KiB (1000000 bytes)",
    "1073741824, 1.00 GiB (1073741824 bytes)",
    "9223372036854775807, 8192.00 PiB (9223372036854775807 bytes)"
  })
  void sizesAreToldInTheLargestUnitThatTheyReach(long count, String text) {
    assertThat(Quantity.bytes(count)).isEqualTo(text);
  }
}
