package io.nasreplay.traces.format;

import io.nasreplay.traces.model.TraceRow;
import java.io.Closeable;
import java.io.IOException;

/** Writes the rows of one trace, in order. Not thread-safe. Must be closed to be complete. */
public interface TraceWriter extends Closeable {
  /**
   * Appends a row. May block on the destination.
   *
   * @throws IOException when the destination cannot be written
   */
  void write(TraceRow row) throws IOException;
}
