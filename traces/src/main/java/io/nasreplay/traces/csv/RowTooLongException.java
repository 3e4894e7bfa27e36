package io.nasreplay.traces.csv;

import java.io.IOException;

/** A row goes on for longer than any row may be. */
final class RowTooLongException extends IOException {
  private static final long serialVersionUID = 1L;

  RowTooLongException() {
    super(
        "a row is longer than "
            + SourceText.MAX_ROW_CHARACTERS
            + " characters, or a quote is not closed; allowed: shorter rows, each quote closed");
  }
}
