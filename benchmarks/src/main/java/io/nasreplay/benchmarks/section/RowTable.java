package io.nasreplay.benchmarks.section;

import io.nasreplay.benchmarks.contender.FailedCommandException;
import io.nasreplay.benchmarks.report.MarkdownTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The table of a section, row by row: each is announced, measured in a place that is removed
 * afterwards, and marked as failed when a program behind it fails.
 */
final class RowTable {
  private static final String FAILED = "**failed**";

  private final String section;
  private final int columns;
  private final MarkdownTable table;
  private final Bench bench;

  /** Measures a row. */
  interface Cells {
    /**
     * All cells, the row's name first.
     *
     * @throws FailedCommandException when a program fails or has done something else
     */
    List<String> measure() throws IOException;
  }

  RowTable(String section, List<String> head, Bench bench) {
    this.section = section;
    this.columns = head.size();
    this.table = new MarkdownTable(head);
    this.bench = bench;
  }

  /**
   * Measures a row that was asked for.
   *
   * @param row its name
   * @param place what the measurement leaves behind
   */
  void add(String row, Path place, Cells cells) throws IOException {
    if (!bench.settings().wants(row)) {
      return;
    }
    System.err.println(section + ": " + row);
    try {
      table.add(cells.measure());
    } catch (FailedCommandException e) {
      bench.report().failed(section + ": " + row, e);
      table.add(failed(row));
    } finally {
      Folders.remove(place);
      Folders.remove(bench.work().resolve("results"));
    }
  }

  /** Reports all rows. */
  void print() throws IOException {
    bench.report().print("## " + section + "\n\n" + table.render());
  }

  private List<String> failed(String row) {
    List<String> cells = new ArrayList<>(Collections.nCopies(columns, ""));
    cells.set(0, row);
    cells.set(1, FAILED);
    return cells;
  }
}
