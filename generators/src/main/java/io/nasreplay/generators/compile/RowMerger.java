package io.nasreplay.generators.compile;

import io.nasreplay.traces.model.OperationRow;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Makes one row of operations that continue each other: same stream, kind, file, length and
 * expected error, a constant stride and a constant period. Two neighbours are enough when the
 * second starts where the first ends and neither has a time; otherwise it takes three, as any two
 * have some constant stride.
 */
final class RowMerger {
  private final Supplier<@Nullable PlacedRow> rows;
  private @Nullable PlacedRow pending;
  private @Nullable PlacedRow ahead;

  RowMerger(Supplier<@Nullable PlacedRow> rows) {
    this.rows = rows;
  }

  /** The next row, or null at the end. */
  @Nullable PlacedRow next() {
    PlacedRow first = pending == null ? take() : pending;
    pending = null;
    return first == null ? null : run(first);
  }

  private PlacedRow run(PlacedRow first) {
    PlacedRow second = take();
    if (second == null || !alike(first.row(), second.row())) {
      pending = second;
      return first;
    }
    Run run = new Run(first.row(), second.row());
    PlacedRow third = take();
    if (!run.isFirm() && (third == null || !run.continuesWith(third.row()))) {
      pending = second;
      ahead = third;
      return first;
    }
    while (third != null && run.continuesWith(third.row())) {
      run.add();
      third = take();
    }
    pending = third;
    return new PlacedRow(run.row(), first.mark());
  }

  private @Nullable PlacedRow take() {
    PlacedRow row = ahead == null ? rows.get() : ahead;
    ahead = null;
    return row;
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

    void add() {
      count++;
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
