package io.nasreplay.traces.model;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The columns of a trace's rows, in canonical order. */
public enum Column {
  STREAM,
  OP,
  PATH,
  TO,
  FLAGS,
  OFFSET,
  LENGTH,
  COUNT,
  STRIDE,
  AT_US,
  PERIOD_US,
  TOOK_US,
  EXPECT;

  private final String token = name().toLowerCase(Locale.ROOT);

  /** The word for it in a trace's header row, for example {@code at_us}. */
  public String token() {
    return token;
  }

  /** All words, in canonical order. */
  public static List<String> tokens() {
    return Arrays.stream(values()).map(Column::token).toList();
  }
}
