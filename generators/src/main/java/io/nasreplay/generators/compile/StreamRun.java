package io.nasreplay.generators.compile;

import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.model.InvalidRowException;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.namespace.Namespace;
import org.jspecify.annotations.Nullable;

/** One stream on its way through its operations. */
final class StreamRun {
  private final StreamContext stream;
  private final Operations operations;
  private @Nullable PlacedRow ahead;
  private @Nullable BadInputException obstacle;
  private boolean atBarrier;

  StreamRun(StreamPlan plan, StreamContext stream) {
    this.stream = stream;
    this.operations = new StepOperations(stream).of(plan.steps(), plan.evaluator(), "steps");
  }

  StreamClock clock() {
    return stream.clock();
  }

  boolean isAtBarrier() {
    return atBarrier;
  }

  void passBarrier() {
    atBarrier = false;
  }

  /** What keeps it from going on, or null. */
  @Nullable BadInputException obstacle() {
    return obstacle;
  }

  /**
   * Its next operation, applied to the namespace; null when it has ended, waits at a barrier or
   * needs something that is not there.
   */
  @Nullable PlacedRow next(Namespace namespace) {
    if (atBarrier) {
      return null;
    }
    obstacle = null;
    PlacedRow row = peek();
    if (row == null || !apply(row, namespace)) {
      return null;
    }
    ahead = null;
    atBarrier = row.row().kind() == OperationKind.BARRIER;
    return row;
  }

  private @Nullable PlacedRow peek() {
    try {
      ahead = ahead == null ? operations.next() : ahead;
    } catch (UnknownSizeException e) {
      obstacle = e.problem();
    }
    return ahead;
  }

  private boolean apply(PlacedRow row, Namespace namespace) {
    try {
      namespace.apply(row.row());
      return true;
    } catch (InvalidRowException e) {
      obstacle = row.mark().error(e.problem());
      return false;
    }
  }
}
