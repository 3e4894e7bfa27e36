package io.nasreplay.engine.environment;

import java.util.Locale;

/** Numbers for people, with the exact one beside. */
final class Quantity {
  private static final double BYTES_PER_MB = 1e6;
  private static final double BYTES_PER_GB = 1e9;

  private Quantity() {}

  /** For example {@code 1.50 GB (1500000000 bytes)}. */
  static String bytes(long count) {
    String rounded =
        count >= BYTES_PER_GB
            ? String.format(Locale.ROOT, "%.2f GB", count / BYTES_PER_GB)
            : String.format(Locale.ROOT, "%.2f MB", count / BYTES_PER_MB);
    return rounded + " (" + count + " bytes)";
  }
}
