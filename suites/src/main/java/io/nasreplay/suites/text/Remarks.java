package io.nasreplay.suites.text;

import io.nasreplay.results.quantity.Quantities;
import io.nasreplay.results.text.TextTable;
import io.nasreplay.suites.score.SuiteScores;
import io.nasreplay.suites.score.SuiteScores.Cell;
import io.nasreplay.suites.score.SuiteScores.Row;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What the reader of the figures has to know. */
final class Remarks {
  private Remarks() {}

  static List<String> of(SuiteScores scores) {
    Set<String> lines = new LinkedHashSet<>();
    for (Row row : scores.rows()) {
      row.cells().forEach(cell -> add(lines, row, cell));
    }
    return new ArrayList<>(lines);
  }

  private static void add(Set<String> lines, Row row, Cell cell) {
    String where = TextTable.plain(row.test() + " on " + cell.target() + ": ");
    if (cell.aboveWire() > 0) {
      lines.add(
          "! "
              + where
              + "ABOVE THE WIRE in "
              + Quantities.count(cell.aboveWire(), "run")
              + ": the client's cache took part");
    }
    if (cell.invalid() > 0) {
      lines.add(where + Quantities.count(cell.invalid(), "invalid run") + " left out");
    }
    if (!cell.remark().isEmpty()) {
      lines.add(where + cell.remark());
    }
  }
}
