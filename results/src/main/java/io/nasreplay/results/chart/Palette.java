package io.nasreplay.results.chart;

import java.util.List;

/**
 * Colours that people with every kind of colour vision tell apart (Okabe and Ito, Color Universal
 * Design, 2008; without yellow, which is lost on white).
 */
public final class Palette {
  /** In the order in which they are given out, as #RRGGBB. */
  public static final List<String> COLOURS =
      List.of("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#767676");

  private Palette() {}

  /** The colour of a series by its place; begins anew when there are more series than colours. */
  public static String colour(int place) {
    return COLOURS.get(place % COLOURS.size());
  }
}
