package io.nasreplay.traces.csv;

import java.util.Locale;

/** The words of the op column that are no operations. */
enum SetupOp {
  DIR,
  FILE,
  STREAM;

  private final String token = name().toLowerCase(Locale.ROOT);

  String token() {
    return token;
  }
}
