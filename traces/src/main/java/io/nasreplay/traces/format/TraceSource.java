package io.nasreplay.traces.format;

import java.io.IOException;
import java.util.Optional;

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

  /**
   * What the trace depends on; empty when that cannot be told without reading it, as with a pipe.
   * Blocks while a file is read.
   *
   * @throws IOException when the source cannot be read
   */
  default Optional<SourceIdentity> identity() throws IOException {
    return Optional.empty();
  }
}
