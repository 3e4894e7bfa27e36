package io.nasreplay.benchmarks.contender;

import io.nasreplay.benchmarks.operations.OperationList;
import java.util.Locale;

/**
 * What every contender has to do, so that their times can be compared.
 *
 * @param operations transfers
 * @param bytes what they move
 */
public record Work(long operations, long bytes) {
  /** All of a list. */
  public static Work of(OperationList list) {
    return new Work(list.count(), list.bytes());
  }

  /**
   * Holds a measurement against it.
   *
   * @throws FailedCommandException when something else was done
   */
  public void require(String contender, Measured measured) {
    if (measured.operations() != operations || measured.bytes() != bytes) {
      throw new FailedCommandException(
          String.format(
              Locale.ROOT,
              "%s did %,d transfers of %,d bytes in all; asked for: %,d of %,d",
              contender,
              measured.operations(),
              measured.bytes(),
              operations,
              bytes));
    }
  }
}
