package io.nasreplay.results.quantity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuantitiesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0|0 bytes (0.0 MB, 0.0 MiB)",
        "1|1 byte (0.0000 MB, 0.0000 MiB)",
        "4096|4,096 bytes (0.0041 MB, 0.0039 MiB)",
        "1073741824|1,073,741,824 bytes (1,073.7 MB, 1,024.0 MiB)",
        "9223372036854775807"
            + "|9,223,372,036,854,775,807 bytes (9,223,372,036,854.8 MB, 8,796,093,022,208.0 MiB)"
      })
  void bytesComeInBothKindsOfMegabytes(long bytes, String text) {
    assertThat(Quantities.bytesInFull(bytes)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0|0 bytes",
        "1|1 byte",
        "1023|1,023 bytes",
        "1024|1 KiB",
        "1536|1.50 KiB",
        "262144|256 KiB",
        "34359738368|32 GiB",
        "1610612736|1.50 GiB",
        "9223372036854775807|8 EiB"
      })
  void binarySizesAreWholeWhereTheyCan(long bytes, String text) {
    assertThat(Quantities.binarySize(bytes)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0|0 bytes",
        "1023|1,023 bytes",
        "4096|4 KiB (4,096 bytes)",
        "1000000|976.6 KiB (1,000,000 bytes)",
        "9223372036854775807|8 EiB (9,223,372,036,854,775,807 bytes)"
      })
  void binarySizesHaveTheExactOneBeside(long bytes, String text) {
    assertThat(Quantities.binarySizeInFull(bytes)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "999|999 bytes",
        "1000|1 kB",
        "1073741824|1.07 GB",
        "999600000|1.00 GB",
        "4000000000000|4 TB"
      })
  void decimalSizes(long bytes, String text) {
    assertThat(Quantities.decimalSize(bytes)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0|0.0 MB/s (0.0 MiB/s)",
        "12345|0.0123 MB/s (0.0118 MiB/s)",
        "123456|0.123 MB/s (0.118 MiB/s)",
        "1234567|1.23 MB/s (1.18 MiB/s)",
        "9996000|10.0 MB/s (9.53 MiB/s)",
        "85337231|85.3 MB/s (81.4 MiB/s)",
        "999960000|1,000 MB/s (953.6 MiB/s)",
        "3456789012|3,457 MB/s (3,297 MiB/s)"
      })
  void ratesHaveThreeDigitsOrMore(double bytesPerSecond, String text) {
    assertThat(Quantities.rateInFull(bytesPerSecond)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0|0 ns",
        "890|890 ns",
        "999|999 ns",
        "1000|1.00 us",
        "12345|12.3 us",
        "999499|999.5 us",
        "999500|1.00 ms",
        "3700000|3.70 ms",
        "999500000|1.00 s",
        "12000000000|12.0 s",
        "7200000000000|7,200 s"
      })
  void latenciesHaveSensibleUnits(long nanos, String text) {
    assertThat(Quantities.latency(nanos)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0|0.000 s",
        "0.0312|0.031 s",
        "12.583|12.58 s",
        "59.999|1 min 0 s",
        "192.4|3 min 12 s",
        "3599.6|1 h 0 min",
        "3725|1 h 2 min",
        "360000|100 h 0 min"
      })
  void durations(double seconds, String text) {
    assertThat(Quantities.duration(seconds)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1000000000|1 Gbit/s",
        "2500000000|2.50 Gbit/s",
        "100000000|100 Mbit/s",
        "0|0 bit/s"
      })
  void linkSpeeds(long bitsPerSecond, String text) {
    assertThat(Quantities.linkSpeed(bitsPerSecond)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"0|0 files", "1|1 file", "2|2 files", "1234567|1,234,567 files"})
  void countsOfThings(long count, String text) {
    assertThat(Quantities.count(count, "file")).isEqualTo(text);
  }
}
