package io.nasreplay.traces.readahead;

import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import java.io.IOException;
import java.io.InputStream;

/**
 * Reads on a thread of its own, a bounded amount ahead, so that making rows and using them, or
 * decompressing bytes and parsing them, go on at the same time. Errors come where they would have
 * come without: after everything that was read before them.
 *
 * <p>The thread is a daemon. It ends, and closes what it reads, at the source's end, after an
 * error, and when the reader or stream is closed.
 */
public final class ReadAhead {
  private ReadAhead() {}

  /**
   * Opens a trace; its rows are made ahead on the thread {@code trace-rows}. A source that cannot
   * be opened twice is read without a thread, because an error found in a row that was read long
   * ago is described by reading the source again up to that row.
   *
   * @throws IOException when the source cannot be opened
   * @throws io.nasreplay.traces.format.BadInputException when it is not a trace
   */
  public static TraceReader rows(TraceSource source) throws IOException {
    TraceReader reader = source.open();
    return source.isRepeatable() ? new RowsAhead(source, reader) : reader;
  }

  /** The bytes of a stream, which is read ahead on the thread {@code trace-bytes}. */
  public static InputStream bytes(InputStream source) {
    return new BytesAhead(source);
  }
}
