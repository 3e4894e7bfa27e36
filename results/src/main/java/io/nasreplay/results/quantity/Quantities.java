package io.nasreplay.results.quantity;

import java.math.BigDecimal;
import java.util.Locale;

/**
 * Numbers with their unit, the same in every locale: decimal point, comma between thousands, ASCII
 * only. kB, MB, GB and TB are powers of 1,000; KiB, MiB, GiB and TiB are powers of 1,024. Stateless
 * and thread-safe.
 */
public final class Quantities {
  private static final String[] BINARY_UNITS = {"bytes", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  private static final String[] DECIMAL_UNITS = {"bytes", "kB", "MB", "GB", "TB", "PB", "EB"};
  private static final String[] BIT_UNITS = {"bit/s", "kbit/s", "Mbit/s", "Gbit/s", "Tbit/s"};
  private static final double NANOS_PER_MICRO = 1e3;
  private static final double NANOS_PER_MILLI = 1e6;
  private static final double NANOS_PER_SECOND = 1e9;
  private static final double BYTES_PER_MEBIBYTE = 1024 * 1024;
  private static final double BYTES_PER_MEGABYTE = 1e6;
  private static final double SECONDS_PER_HOUR = 3600;

  /** A number that rounds to four digits goes to the next unit. */
  private static final double ROUNDS_TO_A_THOUSAND = 999.5;

  private static final double ROUNDS_TO_A_THOUSAND_POINT_ZERO = 999.95;
  private static final double ROUNDS_TO_A_MINUTE = 59.995;
  private static final double ROUNDS_TO_TEN = 9.995;
  private static final double ROUNDS_TO_ONE = 0.9995;
  private static final double ROUNDS_TO_A_TENTH = 0.09995;

  private Quantities() {}

  /** A count, for example {@code 8,388,608}. */
  public static String count(long count) {
    return String.format(Locale.ROOT, "%,d", count);
  }

  /** A count of things, for example {@code 1 file} or {@code 2 files}; the plural takes an s. */
  public static String count(long count, String thing) {
    return count(count) + " " + thing + (count == 1 ? "" : "s");
  }

  /** Bytes exactly, for example {@code 1,073,741,824 bytes}. */
  public static String bytes(long bytes) {
    return count(bytes, "byte");
  }

  /**
   * Bytes exactly and in both kinds of megabytes: {@code 1,073,741,824 bytes (1,073.7 MB, 1,024.0
   * MiB)}.
   */
  public static String bytesInFull(long bytes) {
    return String.format(
        Locale.ROOT,
        "%s (%s MB, %s MiB)",
        bytes(bytes),
        megabytes(bytes / BYTES_PER_MEGABYTE),
        megabytes(bytes / BYTES_PER_MEBIBYTE));
  }

  /**
   * A size in the largest binary unit that it reaches: {@code 256 KiB}, {@code 32 GiB}, {@code 1.50
   * MiB}, {@code 700 bytes}. Whole multiples are printed without decimals.
   */
  public static String binarySize(long bytes) {
    return scaled(bytes, 1024, 1024, BINARY_UNITS);
  }

  /**
   * A size in the largest binary unit that it reaches, with the exact one beside: {@code 1.50 GiB
   * (1,610,612,736 bytes)}; below 1 KiB the exact one alone.
   */
  public static String binarySizeInFull(long bytes) {
    String exact = bytes(bytes);
    return Math.abs(bytes) < 1024 ? exact : binarySize(bytes) + " (" + exact + ")";
  }

  /** A size in the largest decimal unit that it reaches: {@code 1.07 GB}. */
  public static String decimalSize(long bytes) {
    return scaled(bytes, 1000, ROUNDS_TO_A_THOUSAND, DECIMAL_UNITS);
  }

  /** A rate of transfer in MB/s (10^6 bytes per second), for example {@code 85.3 MB/s}. */
  public static String rate(double bytesPerSecond) {
    return megabytesPerSecond(bytesPerSecond) + " MB/s";
  }

  /** A rate of transfer in both kinds of megabytes: {@code 85.3 MB/s (81.3 MiB/s)}. */
  public static String rateInFull(double bytesPerSecond) {
    return String.format(
        Locale.ROOT,
        "%s (%s MiB/s)",
        rate(bytesPerSecond),
        digits(bytesPerSecond / BYTES_PER_MEBIBYTE));
  }

  /** The number of {@link #rate} alone, for a table whose head names the unit MB/s. */
  public static String megabytesPerSecond(double bytesPerSecond) {
    return digits(bytesPerSecond / BYTES_PER_MEGABYTE);
  }

  /** A number with three digits or more, for a table whose head names the unit: {@code 85.3}. */
  public static String figure(double value) {
    return digits(value);
  }

  /** As {@link #figure}, but a whole number with all its digits: {@code 1,234}. */
  public static String figureOrCount(double value) {
    return value == Math.rint(value) ? count((long) value) : figure(value);
  }

  /** All digits with a decimal point, for programs: {@code 1234.5678}. */
  public static String exact(double value) {
    return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }

  /** The speed that a link claims, for example {@code 1 Gbit/s}. */
  public static String linkSpeed(long bitsPerSecond) {
    return scaled(bitsPerSecond, 1000, ROUNDS_TO_A_THOUSAND, BIT_UNITS);
  }

  /**
   * A latency with three digits: {@code 890 ns}, {@code 12.3 us}, {@code 3.70 ms}, {@code 12.0 s}.
   */
  public static String latency(long nanos) {
    if (nanos < ROUNDS_TO_A_THOUSAND) {
      return nanos + " ns";
    }
    if (nanos < ROUNDS_TO_A_THOUSAND * NANOS_PER_MICRO) {
      return digits(nanos / NANOS_PER_MICRO) + " us";
    }
    return nanos < ROUNDS_TO_A_THOUSAND * NANOS_PER_MILLI
        ? digits(nanos / NANOS_PER_MILLI) + " ms"
        : digits(nanos / NANOS_PER_SECOND) + " s";
  }

  /**
   * How long something took: {@code 0.031 s}, {@code 12.58 s}, {@code 3 min 12 s}, {@code 1 h 2
   * min}.
   */
  public static String duration(double seconds) {
    if (seconds < ROUNDS_TO_A_MINUTE) {
      return String.format(Locale.ROOT, seconds < 1 ? "%.3f s" : "%.2f s", seconds);
    }
    long whole = Math.round(seconds);
    return whole < SECONDS_PER_HOUR
        ? whole / 60 + " min " + whole % 60 + " s"
        : count(whole / 3600) + " h " + whole % 3600 / 60 + " min";
  }

  /** A fraction in percent with one decimal, for example {@code 1.2 %} for 0.012. */
  public static String percent(double fraction) {
    return String.format(Locale.ROOT, "%.1f %%", fraction * 100);
  }

  /** One decimal, which for a file of some size shows what three digits would hide. */
  private static String megabytes(double value) {
    return value < ROUNDS_TO_TEN ? digits(value) : String.format(Locale.ROOT, "%,.1f", value);
  }

  /** Three significant digits or more: one decimal from 10 on, none from 1,000 on. */
  private static String digits(double value) {
    double size = Math.abs(value);
    int decimals = 4;
    if (size == 0 || size >= ROUNDS_TO_TEN) {
      decimals = size >= ROUNDS_TO_A_THOUSAND_POINT_ZERO ? 0 : 1;
    } else if (size >= ROUNDS_TO_A_TENTH) {
      decimals = size >= ROUNDS_TO_ONE ? 2 : 3;
    }
    return String.format(Locale.ROOT, "%,." + decimals + "f", value);
  }

  private static String scaled(long value, int base, double threshold, String[] units) {
    double scaled = value;
    int unit = 0;
    while (Math.abs(scaled) >= threshold && unit < units.length - 1) {
      scaled /= base;
      unit++;
    }
    if (unit == 0) {
      return units == BIT_UNITS ? count(value) + " " + units[0] : bytes(value);
    }
    String number = scaled == Math.rint(scaled) ? count((long) scaled) : digits(scaled);
    return number + " " + units[unit];
  }
}
