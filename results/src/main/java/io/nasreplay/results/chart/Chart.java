package io.nasreplay.results.chart;

/** A chart, with the same in words and as a table. */
public sealed interface Chart permits BarChart, LineChart {
  /** What files and anchors call it: lower-case letters, digits and hyphens. */
  String id();

  /** What is shown. */
  String title();

  /** What is to be seen, for those who cannot see it, and how it was measured. */
  String description();

  /** All its figures. */
  Table table();
}
