package io.nasreplay.results.model;

import java.io.IOException;

/** Receives every operation of a run after the clock has stopped. Not thread-safe. May block. */
@FunctionalInterface
public interface OperationLog {
  /**
   * Takes one operation. Operations of one stream come in the order in which they ended.
   *
   * @throws IOException when the log cannot be written
   */
  void accept(OperationRecord operation) throws IOException;
}
