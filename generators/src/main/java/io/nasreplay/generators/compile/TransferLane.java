package io.nasreplay.generators.compile;

import com.google.common.math.LongMath;
import io.nasreplay.generators.pattern.BlockOrder;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TracePath;
import java.math.RoundingMode;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes on one file until its share of bytes is moved. In sequential order each
 * operation starts where the one before it ended, and at the part's end again at its start; the
 * other orders visit slots as long as the largest block. The last operation before the part's or
 * the share's end is cut short. Writes through an open that appends go to the file's end instead,
 * so that only the share cuts them.
 */
final class TransferLane implements Operations {
  private final ResolvedTransfer transfer;
  private final TracePath path;
  private final StreamContext stream;
  private final long spanBytes;
  private final long shareBytes;
  private final long slotBytes;
  private final Supplier<OperationKind> kinds;
  private final LongSupplier lengths;
  private final @Nullable BlockOrder slots;
  private final boolean appends;

  /** Whether a row can stand for many operations without being merged from them. */
  private final boolean inRuns;

  private long cursorBytes;
  private long leftBytes;

  TransferLane(
      ResolvedTransfer transfer,
      TracePath path,
      long spanBytes,
      long shareBytes,
      StreamContext stream,
      String name) {
    this.transfer = transfer;
    this.path = path;
    this.stream = stream;
    this.spanBytes = spanBytes;
    this.shareBytes = shareBytes;
    this.leftBytes = shareBytes;
    this.slotBytes = transfer.blocks().maxBytes();
    this.kinds = transfer.kinds().sampler(stream.random(name, "kind"));
    this.lengths = transfer.blocks().distribution().sampler(stream.random(name, "block"));
    long count = blocks(spanBytes);
    this.slots =
        transfer.order().kind() == AccessOrder.Kind.SEQUENTIAL
            ? null
            : transfer.order().blocks(count, slotBytes, stream.random(name, "order"));
    this.appends = transfer.expect() == null && stream.appends(path);
    this.inRuns = transfer.isUniform() && !appends && !stream.clock().isTimed();
  }

  /** How many operations it will make: exactly with blocks of one size, otherwise about. */
  long plannedOperations() {
    if (!transfer.blocks().isFixed()) {
      return Math.max(1, Math.round(shareBytes / transfer.blocks().meanBytes()));
    }
    if (appends && !transfer.reads()) {
      return blocks(shareBytes);
    }
    return shareBytes / spanBytes * blocks(spanBytes) + blocks(shareBytes % spanBytes);
  }

  @Override
  public @Nullable PlacedRow next() {
    if (leftBytes == 0) {
      return null;
    }
    OperationKind kind = kinds.get();
    return appends && kind == OperationKind.WRITE ? append() : visit(kind);
  }

  /**
   * The next operations, in one row as far as they follow each other in equal steps; null at the
   * end. Not for a lane that takes turns with others.
   */
  @Nullable PlacedRow nextRun() {
    long count = inRuns ? Math.min(spanBytes - cursorBytes, leftBytes) / slotBytes : 0;
    return count == 0 ? next() : run(count);
  }

  private PlacedRow run(long count) {
    OperationKind kind = kinds.get();
    long position = cursorBytes;
    long bytes = count * slotBytes;
    cursorBytes = position + bytes == spanBytes ? 0 : position + bytes;
    leftBytes -= bytes;
    return StreamContext.place(
        () -> builder(kind, transfer.offsetBytes() + position, slotBytes).count(count),
        transfer.mark());
  }

  private PlacedRow append() {
    return place(
        OperationKind.WRITE,
        stream.sizeBytes(path).orElse(0),
        Math.min(lengths.getAsLong(), leftBytes));
  }

  private PlacedRow visit(OperationKind kind) {
    long position = slots == null ? cursorBytes : slots.next() * slotBytes;
    long length = Math.min(Math.min(lengths.getAsLong(), spanBytes - position), leftBytes);
    cursorBytes = position + length == spanBytes ? 0 : position + length;
    return place(kind, transfer.offsetBytes() + position, length);
  }

  private PlacedRow place(OperationKind kind, long offsetBytes, long lengthBytes) {
    leftBytes -= lengthBytes;
    return StreamContext.place(() -> builder(kind, offsetBytes, lengthBytes), transfer.mark());
  }

  private OperationRow.Builder builder(OperationKind kind, long offsetBytes, long lengthBytes) {
    OperationRow.Builder builder =
        stream.transfer(kind, lengthBytes).path(path).offsetBytes(offsetBytes);
    ExpectedErrors.set(builder, transfer.expect());
    return builder;
  }

  private long blocks(long bytes) {
    return LongMath.divide(bytes, slotBytes, RoundingMode.CEILING);
  }
}
