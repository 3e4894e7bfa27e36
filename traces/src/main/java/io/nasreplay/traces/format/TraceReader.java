package io.nasreplay.traces.format;

import io.nasreplay.traces.model.Column;
import io.nasreplay.traces.model.TraceHeader;
import io.nasreplay.traces.model.TraceRow;
import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Streams the rows of one trace, in order, once. Not thread-safe. Must be closed.
 *
 * <p>Memory does not grow with the number of operations, only with the number of distinct paths.
 */
public interface TraceReader extends Closeable {
  /** What the trace says about itself; known before the first row is read. */
  TraceHeader header();

  /**
   * The next row, or null at the trace's end. Blocks on the source.
   *
   * @throws IOException when the source cannot be read
   * @throws BadInputException when the trace is wrong, with the position
   */
  @Nullable TraceRow next() throws IOException;

  /** Where the row that {@link #next} returned last stands, for messages. */
  SourcePosition position();

  /**
   * The error to throw when the row that {@link #next} returned last turns out to be wrong. Readers
   * of texts add the place of the column and the offending line.
   *
   * @param column whose value is to blame
   * @param problem what is wrong and what is allowed, one sentence
   */
  default BadInputException badRow(Column column, String problem) {
    return new BadInputException(position(), problem);
  }
}
