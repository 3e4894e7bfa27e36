package io.nasreplay.engine.plan;

import io.nasreplay.traces.model.OperationKind;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One stream of a plan. Immutable; {@link #cursor} may be called by any thread.
 *
 * @param index its place in {@link Plan#streams}
 * @param id its id in the trace
 * @param name what reports call it
 * @param depth its queue depth
 * @param operations operations of the trace, repeats counted
 * @param steps operations plus implicit opens and closes
 * @param kinds the kinds of operation that it has
 * @param largestTransferBytes its longest read or write
 * @param timesGoBack where its times first go back; null when they never do
 * @param records where its records are
 */
public record PlannedStream(
    int index,
    int id,
    String name,
    int depth,
    long operations,
    long steps,
    Set<OperationKind> kinds,
    int largestTransferBytes,
    @Nullable TimesGoBack timesGoBack,
    Records records) {
  /** Where a stream's records are; opaque. */
  public static final class Records {
    private final PlanRecords all;
    private final StepChunks chunks;

    Records(PlanRecords all, StepChunks chunks) {
      this.all = all;
      this.chunks = chunks;
    }
  }

  public PlannedStream {
    kinds = Set.copyOf(kinds);
  }

  /** A new cursor before the first record. */
  public StepCursor cursor() {
    return new StepCursor(records.all.segments(), records.chunks, records.all.implicitAccess());
  }

  /** Where its records lie. */
  StepChunks chunks() {
    return records.chunks;
  }
}
