package io.nasreplay.cli.command;

import io.nasreplay.traces.format.Suggestions;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads a time with its unit, for example {@code 1.5min}; the units are the workload language's.
 */
final class DurationConverter implements ITypeConverter<Duration> {
  private static final Pattern TIME = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?) ?([A-Za-z]+)");

  private static final BigDecimal NANOS_PER_SECOND = BigDecimal.valueOf(1_000_000_000);

  private static final Map<String, Long> NANOS =
      new TreeMap<>(
          Map.of(
              "ms", 1_000_000L,
              "s", 1_000_000_000L,
              "min", 60_000_000_000L,
              "h", 3_600_000_000_000L));

  @Override
  public Duration convert(String text) {
    Matcher matcher = TIME.matcher(text);
    if (!matcher.matches()) {
      throw refused(text, "");
    }
    Long unitNanos = NANOS.get(matcher.group(2));
    if (unitNanos == null) {
      throw refused(text, matcher.group(2));
    }
    BigDecimal nanos = new BigDecimal(matcher.group(1)).multiply(BigDecimal.valueOf(unitNanos));
    BigDecimal[] seconds = nanos.divideAndRemainder(NANOS_PER_SECOND);
    return Duration.ofSeconds(seconds[0].longValueExact(), seconds[1].longValue());
  }

  private static TypeConversionException refused(String text, String unit) {
    String meant =
        Suggestions.closest(unit.toLowerCase(Locale.ROOT), NANOS.keySet())
            .map(word -> "did you mean \"" + word + "\"? ")
            .orElse("");
    return new TypeConversionException(
        "the time is \""
            + text
            + "\"; "
            + meant
            + "allowed: a number with ms, s, min or h, such as 5s");
  }
}
