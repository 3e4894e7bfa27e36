package io.nasreplay.generators.compile;

import io.nasreplay.generators.workload.Mark;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourcePosition;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.model.Column;
import io.nasreplay.traces.model.TraceHeader;
import io.nasreplay.traces.model.TraceRow;
import io.nasreplay.traces.namespace.Namespace;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * One pass over a workload's trace: setup rows, stream rows, operations. Every row has passed the
 * {@link Namespace} that {@link io.nasreplay.traces.format.CheckedTraceReader} asks too.
 */
final class GeneratedReader implements TraceReader {
  private final TraceHeader header;
  private final Iterator<SetupRow> setup;
  private final RowMerger operations;
  private final Namespace namespace;
  private Mark mark;

  GeneratedReader(
      TraceHeader header, Iterator<SetupRow> setup, RowMerger operations, Namespace namespace) {
    this.header = header;
    this.setup = setup;
    this.operations = operations;
    this.namespace = namespace;
    this.mark = Mark.whole(header.value(TraceHeader.NAME).orElse("workload"));
  }

  /** A row before the first operation, and where the declaration stands that made it. */
  record SetupRow(TraceRow row, Mark mark) {}

  @Override
  public TraceHeader header() {
    return header;
  }

  @Override
  public @Nullable TraceRow next() {
    if (setup.hasNext()) {
      return setUp(setup.next());
    }
    PlacedRow operation = operations.next();
    if (operation == null) {
      return null;
    }
    mark = operation.mark();
    return operation.row();
  }

  @Override
  public SourcePosition position() {
    return mark.position();
  }

  /** With the offending line of the workload. */
  @Override
  public BadInputException badRow(Column column, String problem) {
    return mark.error(problem);
  }

  @Override
  public void close() {}

  private TraceRow setUp(SetupRow setupRow) {
    mark = setupRow.mark();
    return Evaluator.at(
        setupRow.mark(),
        () -> {
          namespace.apply(setupRow.row());
          return setupRow.row();
        });
  }
}
