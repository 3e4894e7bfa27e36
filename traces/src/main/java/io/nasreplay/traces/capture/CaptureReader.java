package io.nasreplay.traces.capture;

import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Streams the operations of one recording, once, in an order in which each stands after those that
 * made it possible: the order of their ends where the recording tells ends. Operations of one
 * stream are in the order in which it made them. Not thread-safe. Must be closed.
 *
 * <p>What of the recording is left out or guessed goes into the tally. Memory grows with distinct
 * paths and with what is open at one moment, not with the recording's length.
 */
public interface CaptureReader extends Closeable {
  /**
   * The next operation; null at the end. Blocks on the source.
   *
   * @throws IOException when the source cannot be read
   * @throws io.nasreplay.traces.format.BadInputException when it is not in the format, with the
   *     position
   */
  @Nullable CapturedOperation next() throws IOException;

  /** Who made the operations. */
  CapturedStreams streams();

  /** What was left out and guessed so far. */
  Tally tally();
}
