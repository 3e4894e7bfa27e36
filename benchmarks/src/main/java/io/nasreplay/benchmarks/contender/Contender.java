package io.nasreplay.benchmarks.contender;

import java.io.IOException;

/** Something that replays the operations and says how long it took. */
public interface Contender {
  /** Its column in tables. */
  String name();

  /**
   * Does it once. Blocks until done.
   *
   * @throws FailedCommandException when the program behind it fails
   */
  Measured measure() throws IOException;
}
