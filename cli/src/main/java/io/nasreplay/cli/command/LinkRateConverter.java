package io.nasreplay.cli.command;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the rate of a link, for example {@code 2.5Gbit/s}, in bits per second. */
final class LinkRateConverter implements ITypeConverter<Long> {
  private static final Pattern RATE =
      Pattern.compile("(\\d{1,15}(?:\\.\\d{1,9})?) ?([kMGT]?)(?:bit/s|bps)");

  /** Powers of 1,000, as the standards of links have it. */
  private static final Map<String, BigDecimal> FACTORS =
      Map.of(
          "k",
          BigDecimal.TEN.pow(3),
          "M",
          BigDecimal.TEN.pow(6),
          "G",
          BigDecimal.TEN.pow(9),
          "T",
          BigDecimal.TEN.pow(12));

  @Override
  public Long convert(String text) {
    Matcher matcher = RATE.matcher(text);
    if (!matcher.matches()) {
      throw refused(text);
    }
    BigDecimal bits =
        new BigDecimal(matcher.group(1))
            .multiply(FACTORS.getOrDefault(matcher.group(2), BigDecimal.ONE));
    try {
      return bits.setScale(0, RoundingMode.DOWN).longValueExact();
    } catch (ArithmeticException e) {
      throw refused(text);
    }
  }

  private static TypeConversionException refused(String text) {
    return new TypeConversionException(
        "the rate is \""
            + text
            + "\"; allowed: a number with bit/s, kbit/s, Mbit/s, Gbit/s or Tbit/s, such as"
            + " 2.5Gbit/s");
  }
}
