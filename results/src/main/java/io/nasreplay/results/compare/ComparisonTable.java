package io.nasreplay.results.compare;

import java.util.List;

/**
 * A part of a comparison as a table of text, the same in every format.
 *
 * @param title what it shows
 * @param heads of its columns
 * @param numbers whether a column holds numbers, for each column
 * @param rows cells, one per column
 */
public record ComparisonTable(
    String title, List<String> heads, List<Boolean> numbers, List<List<String>> rows) {
  public ComparisonTable {
    heads = List.copyOf(heads);
    numbers = List.copyOf(numbers);
    rows = rows.stream().map(List::copyOf).toList();
  }
}
