package io.nasreplay.engine.environment;

import java.util.List;
import java.util.Locale;

/** Numbers for people, with the exact one beside. */
final class Quantity {
  private static final List<String> UNITS = List.of("bytes", "KiB", "MiB", "GiB", "TiB", "PiB");
  private static final int STEP = 1024;

  private Quantity() {}

  /** For example {@code 1.50 GiB (1610612736 bytes)}; below 1 KiB the exact number alone. */
  static String bytes(long count) {
    double scaled = count;
    int unit = 0;
    while (scaled >= STEP && unit < UNITS.size() - 1) {
      scaled /= STEP;
      unit++;
    }
    String exact = count + " bytes";
    return unit == 0
        ? exact
        : String.format(Locale.ROOT, "%.2f %s (%s)", scaled, UNITS.get(unit), exact);
  }
}
