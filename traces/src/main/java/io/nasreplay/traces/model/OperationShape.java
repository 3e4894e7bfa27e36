package io.nasreplay.traces.model;

import org.jspecify.annotations.Nullable;

/** Which columns each kind of operation needs, and which values they may hold. */
final class OperationShape {
  private OperationShape() {}

  static void check(
      OperationKind kind,
      @Nullable TracePath path,
      @Nullable TracePath to,
      @Nullable OpenFlags flags,
      long count) {
    checkPresence(kind, Column.PATH, path, kind != OperationKind.BARRIER);
    checkPresence(kind, Column.TO, to, kind == OperationKind.RENAME || kind == OperationKind.COPY);
    checkPresence(kind, Column.FLAGS, flags, kind == OperationKind.OPEN);
    if (count != 1 && !kind.isTransfer()) {
      throw new InvalidRowException(
          Column.COUNT,
          "count is "
              + count
              + " for "
              + kind.token()
              + "; allowed: 1 (only read and write repeat)");
    }
  }

  static void checkRange(
      OperationKind kind, long offsetBytes, long lengthBytes, long count, long strideBytes) {
    Ranges.requireAtLeast(Column.OFFSET, offsetBytes, 0);
    if (kind.isTransfer()) {
      Ranges.requireBetween(Column.LENGTH, lengthBytes, 0, OperationRow.MAX_TRANSFER_BYTES);
      checkReach(offsetBytes, lengthBytes, count, strideBytes);
    } else if (kind == OperationKind.TRUNCATE) {
      Ranges.requireAtLeast(Column.LENGTH, lengthBytes, 0);
      Ranges.requireBetween(Column.OFFSET, offsetBytes, 0, 0);
    } else {
      Ranges.requireBetween(Column.LENGTH, lengthBytes, 0, 0);
      Ranges.requireBetween(Column.OFFSET, offsetBytes, 0, 0);
    }
  }

  static void checkTimes(long count, long atMicros, long periodMicros, long tookMicros) {
    Ranges.requireAtLeast(Column.AT_US, atMicros, OperationRow.NOT_RECORDED);
    Ranges.requireAtLeast(Column.PERIOD_US, periodMicros, OperationRow.NOT_RECORDED);
    Ranges.requireAtLeast(Column.TOOK_US, tookMicros, OperationRow.NOT_RECORDED);
    if (periodMicros != OperationRow.NOT_RECORDED && atMicros == OperationRow.NOT_RECORDED) {
      throw new InvalidRowException(
          Column.PERIOD_US,
          "period_us is "
              + periodMicros
              + " without at_us; allowed: period_us together with at_us");
    }
    if (atMicros >= 0
        && periodMicros > 0
        && count - 1 > (Long.MAX_VALUE - atMicros) / periodMicros) {
      throw new InvalidRowException(
          Column.PERIOD_US,
          "period_us is "
              + periodMicros
              + "; allowed: the last repeat within 2^63 - 1 microseconds");
    }
  }

  private static void checkReach(long offsetBytes, long lengthBytes, long count, long strideBytes) {
    try {
      long lastBytes = Math.addExact(offsetBytes, Math.multiplyExact(count - 1, strideBytes));
      Ranges.requireAtLeast(Column.OFFSET, "offset of the last repeat", lastBytes, 0);
      Math.addExact(Math.max(offsetBytes, lastBytes), lengthBytes);
      Math.multiplyExact(lengthBytes, count);
    } catch (ArithmeticException e) {
      throw new InvalidRowException(
          Column.OFFSET,
          "offset "
              + offsetBytes
              + ", length "
              + lengthBytes
              + ", count "
              + count
              + ", stride "
              + strideBytes
              + " reach beyond 2^63 - 1 bytes; allowed: an end within it");
    }
  }

  private static void checkPresence(
      OperationKind kind, Column column, @Nullable Object value, boolean required) {
    if (required && value == null) {
      throw new InvalidRowException(
          column, column.token() + " is missing; " + kind.token() + " needs it");
    }
    if (!required && value != null) {
      throw new InvalidRowException(
          column,
          column.token()
              + " is \""
              + value
              + "\"; "
              + kind.token()
              + " takes no "
              + column.token());
    }
  }
}
