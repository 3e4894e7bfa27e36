package io.nasreplay.results.chart;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table.
 *
 * @param header names of the columns, with units
 * @param rows each as long as the header
 */
public record Table(List<String> header, List<List<Cell>> rows) {
  public Table {
    header = List.copyOf(header);
    rows = rows.stream().map(List::copyOf).toList();
    for (List<Cell> row : rows) {
      if (row.size() != header.size()) {
        throw new IllegalArgumentException(
            "a row has " + row.size() + " cells; allowed: " + header.size() + ", as the header");
      }
    }
  }

  /**
   * A cell.
   *
   * @param text for people
   * @param number in full, when it is one; null otherwise
   */
  public record Cell(String text, @Nullable Double number) {
    /** A text; for a figure that there is not, an empty one. */
    public static Cell text(String text) {
      return new Cell(text, null);
    }

    /** A number as people read it, and in full. */
    public static Cell number(double number, String text) {
      return new Cell(text, number);
    }
  }
}
