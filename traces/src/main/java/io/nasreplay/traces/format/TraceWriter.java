package io.nasreplay.traces.format;

import io.nasreplay.traces.model.TraceRow;
import java.io.Closeable;
import java.io.IOException;

/**
 * Writes the rows of one trace, in order. Not thread-safe. Must be finished to be complete, and
 * closed.
 */
public interface TraceWriter extends Closeable {
  /**
   * Appends a row. May block on the destination.
   *
   * @throws IOException when the destination cannot be written
   */
  void write(TraceRow row) throws IOException;

  /**
   * Says that the last row was written and completes the destination. Closing without it leaves no
   * file, and of a stream only what cannot be taken for a whole trace where its format allows.
   *
   * @throws IOException when the destination cannot be written
   */
  void finish() throws IOException;
}
