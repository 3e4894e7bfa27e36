package io.nasreplay.traces.format;

import java.io.IOException;

/** Something that yields the same trace each time it is opened: a file, or a workload. */
public interface TraceSource {
  /** What messages call it: a file name or a workload's name. */
  String name();

  /**
   * Opens the trace for reading.
   *
   * @throws IOException when the source cannot be opened
   * @throws BadInputException when it is not a trace
   */
  TraceReader open() throws IOException;

  /** Whether it can be opened more than once; false for a pipe, whose bytes come once. */
  default boolean isRepeatable() {
    return true;
  }
}
