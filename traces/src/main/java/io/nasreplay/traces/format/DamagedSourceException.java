package io.nasreplay.traces.format;

import java.io.IOException;

/**
 * The bytes of a compressed source are damaged or end too early. Thrown by decompressing streams; a
 * reader turns it into a {@link BadInputException} with the position that it had reached.
 */
public final class DamagedSourceException extends IOException {
  private static final long serialVersionUID = 1L;

  /** The message says what is wrong with which kind of data. */
  public DamagedSourceException(String message, Throwable cause) {
    super(message, cause);
  }
}
