package io.nasreplay.cli.progress;

import io.nasreplay.results.quantity.Quantities;

/** Amounts of work in words. */
final class Amount {
  static final String BYTES = "bytes";
  static final long BYTES_PER_MEGABYTE = 1_000_000;

  private Amount() {}

  /**
   * For example {@code 1.07 GB} or {@code 12 files}.
   *
   * @param unit a plural in s
   */
  static String of(long amount, String unit) {
    return unit.equals(BYTES)
        ? Quantities.decimalSize(amount)
        : Quantities.count(amount, unit.substring(0, unit.length() - 1));
  }
}
