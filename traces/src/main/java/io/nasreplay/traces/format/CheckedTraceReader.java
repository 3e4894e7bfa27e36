package io.nasreplay.traces.format;

import io.nasreplay.traces.model.Column;
import io.nasreplay.traces.model.InvalidRowException;
import io.nasreplay.traces.model.TraceHeader;
import io.nasreplay.traces.model.TraceRow;
import io.nasreplay.traces.namespace.Namespace;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Passes on the rows of another reader and refuses what cannot be replayed: rows in the wrong
 * order, paths and streams declared twice, operations on what does not exist at that point, and
 * everything else that {@link Namespace} refuses. Every reader of a format or of a generated trace
 * is wrapped in one before its rows are used.
 */
public final class CheckedTraceReader implements TraceReader {
  private final TraceReader rows;
  private final Namespace namespace = new Namespace();

  /** Checks the rows of a reader, and closes it when it is closed itself. */
  public CheckedTraceReader(TraceReader rows) {
    this.rows = rows;
  }

  @Override
  public TraceHeader header() {
    return rows.header();
  }

  @Override
  public @Nullable TraceRow next() throws IOException {
    TraceRow row = rows.next();
    if (row != null) {
      try {
        namespace.apply(row);
      } catch (InvalidRowException e) {
        throw rows.badRow(e.column(), e.problem());
      }
    }
    return row;
  }

  @Override
  public SourcePosition position() {
    return rows.position();
  }

  @Override
  public BadInputException badRow(Column column, String problem) {
    return rows.badRow(column, problem);
  }

  @Override
  public void close() throws IOException {
    rows.close();
  }
}
