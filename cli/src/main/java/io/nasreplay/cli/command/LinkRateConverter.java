package io.nasreplay.cli.command;

import io.nasreplay.traces.format.Suggestions;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the rate of a link, for example {@code 2.5Gbit/s}, in bits per second. */
final class LinkRateConverter implements ITypeConverter<Long> {
  private static final Pattern RATE = Pattern.compile("(\\d{1,15}(?:\\.\\d{1,9})?) ?([A-Za-z/]+)");

  private static final List<String> PREFIXES = List.of("", "k", "M", "G", "T");
  private static final List<String> UNITS = List.of("bit/s", "bps", "bit");

  private static final String ALLOWED =
      "bit/s, bps or bit, and k, M, G or T before it, such as 2.5Gbit/s, 2.5Gbps or 2.5Gbit";

  /** Bits per second of each unit: powers of 1,000, as the standards of links have it. */
  private static final Map<String, BigDecimal> FACTORS = factors();

  private static Map<String, BigDecimal> factors() {
    Map<String, BigDecimal> factors = new LinkedHashMap<>();
    for (String unit : UNITS) {
      for (int power = 0; power < PREFIXES.size(); power++) {
        factors.put(PREFIXES.get(power) + unit, BigDecimal.TEN.pow(3 * power));
      }
    }
    return factors;
  }

  @Override
  public Long convert(String text) {
    Matcher matcher = RATE.matcher(text);
    if (!matcher.matches()) {
      throw refused(text, "");
    }
    BigDecimal factor = FACTORS.get(matcher.group(2));
    if (factor == null) {
      throw refused(text, matcher.group(2));
    }
    BigDecimal bits = new BigDecimal(matcher.group(1)).multiply(factor);
    try {
      return bits.setScale(0, RoundingMode.DOWN).longValueExact();
    } catch (ArithmeticException e) {
      throw refused(text, "");
    }
  }

  /** For bytes nothing is suggested: the number would be another one, too. */
  private static TypeConversionException refused(String text, String unit) {
    String meant =
        FACTORS.keySet().stream()
            .filter(word -> word.equalsIgnoreCase(unit))
            .findFirst()
            .or(() -> Suggestions.closest(unit, FACTORS.keySet()))
            .filter(word -> !unit.contains("B"))
            .map(word -> "did you mean \"" + word + "\"? ")
            .orElse("");
    return new TypeConversionException(
        "the rate is \"" + text + "\"; " + meant + "allowed: a number with " + ALLOWED);
  }
}
