package io.nasreplay.generators.compile;

import io.nasreplay.traces.model.OperationRow;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Makes one row of operations that continue each other: same stream, kind, file, length and
 * expected error, a constant stride and a constant period. Two neighbours are enough when the
 * second starts where the first ends and neither has a time; otherwise it takes three, as any two
 * have some constant stride. Rows that stand for many operations already count as these operations:
 * how the source puts them into rows does not matter.
 */
final class RowMerger {
  private final Supplier<@Nullable PlacedRow> rows;
  private final Deque<PlacedRow> ahead = new ArrayDeque<>();

  RowMerger(Supplier<@Nullable PlacedRow> rows) {
    this.rows = rows;
  }

  /** The next row, or null at the end. */
  @Nullable PlacedRow next() {
    PlacedRow first = takeOne();
    return first == null ? null : run(first);
  }

  private PlacedRow run(PlacedRow first) {
    PlacedRow second = takeOne();
    if (second == null || !alike(first.row(), second.row())) {
      putBack(second);
      return first;
    }
    Run run = new Run(first.row(), second.row());
    PlacedRow next = take(run);
    if (!run.isFirm() && (next == null || !run.continuesWith(next.row()))) {
      putBack(next);
      putBack(second);
      return first;
    }
    while (next != null && run.continuesWith(next.row())) {
      run.add(next.row().count());
      next = take(run);
    }
    putBack(next);
    return new PlacedRow(run.row(), first.mark());
  }

  /** What may continue a run: a row of many only if its operations are as far apart. */
  private @Nullable PlacedRow take(Run run) {
    return run.isFirm() ? takeRow() : takeOne();
  }

  /** One operation; the rest of its row comes next. */
  private @Nullable PlacedRow takeOne() {
    PlacedRow placed = takeRow();
    if (placed == null || placed.row().count() == 1) {
      return placed;
    }
    OperationRow row = placed.row();
    putBack(new PlacedRow(part(row, 1, row.count() - 1), placed.mark()));
    return new PlacedRow(part(row, 0, 1), placed.mark());
  }

  private @Nullable PlacedRow takeRow() {
    return ahead.isEmpty() ? rows.get() : ahead.pop();
  }

  private void putBack(@Nullable PlacedRow row) {
    if (row != null) {
      ahead.push(row);
    }
  }

  /** Some of the operations of a row that has no times and no gaps. */
  private static OperationRow part(OperationRow row, long from, long count) {
    OperationRow.Builder part = OperationRow.of(row.streamId(), row.kind());
    ExpectedErrors.set(part, row.expect());
    return part.path(row.requiredPath())
        .offsetBytes(row.offsetBytesOf(from))
        .lengthBytes(row.lengthBytes())
        .count(count)
        .build();
  }

  private static boolean alike(OperationRow a, OperationRow b) {
    return a.kind().isTransfer()
        && a.streamId() == b.streamId()
        && a.kind() == b.kind()
        && a.lengthBytes() == b.lengthBytes()
        && a.expect() == b.expect()
        && Objects.equals(a.path(), b.path());
  }

  /** Operations that are known to continue each other. */
  private static final class Run {
    private final OperationRow first;
    private final long strideBytes;
    private final long periodMicros;
    private long count = 2;

    Run(OperationRow first, OperationRow second) {
      this.first = first;
      this.strideBytes = second.offsetBytes() - first.offsetBytes();
      this.periodMicros =
          isTimed() ? second.atMicros() - first.atMicros() : OperationRow.NOT_RECORDED;
    }

    boolean isFirm() {
      return strideBytes == first.lengthBytes() && !isTimed();
    }

    boolean continuesWith(OperationRow next) {
      return alike(first, next)
          && next.offsetBytes() == first.offsetBytes() + count * strideBytes
          && (!isTimed() || next.atMicros() == first.atMicros() + count * periodMicros);
    }

    void add(long operations) {
      count += operations;
    }

    OperationRow row() {
      OperationRow.Builder builder = OperationRow.of(first.streamId(), first.kind());
      ExpectedErrors.set(builder, first.expect());
      return builder
          .path(first.requiredPath())
          .offsetBytes(first.offsetBytes())
          .lengthBytes(first.lengthBytes())
          .count(count)
          .strideBytes(strideBytes)
          .atMicros(first.atMicros())
          .periodMicros(periodMicros)
          .build();
    }

    private boolean isTimed() {
      return first.atMicros() != OperationRow.NOT_RECORDED;
    }
  }
}
