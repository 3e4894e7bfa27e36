package io.nasreplay.benchmarks.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A table in Markdown, with columns as wide as their widest cell. */
public final class MarkdownTable {
  private final List<List<String>> rows = new ArrayList<>();

  /** A table with these column heads. */
  public MarkdownTable(List<String> head) {
    rows.add(List.copyOf(head));
  }

  /** Adds a row with as many cells as the head has. */
  public void add(List<String> cells) {
    if (cells.size() != rows.get(0).size()) {
      throw new IllegalArgumentException(
          "cells is " + cells + "; allowed: " + rows.get(0).size() + " of them");
    }
    rows.add(List.copyOf(cells));
  }

  /** All lines, each with a line end. */
  public String render() {
    List<Integer> widths = new ArrayList<>(Collections.nCopies(rows.get(0).size(), 3));
    for (List<String> row : rows) {
      for (int i = 0; i < row.size(); i++) {
        widths.set(i, Math.max(widths.get(i), row.get(i).length()));
      }
    }
    StringBuilder text = new StringBuilder(line(rows.get(0), widths, ' '));
    text.append(line(Collections.nCopies(widths.size(), ""), widths, '-'));
    rows.stream().skip(1).forEach(row -> text.append(line(row, widths, ' ')));
    return text.toString();
  }

  private static String line(List<String> cells, List<Integer> widths, char fill) {
    StringBuilder line = new StringBuilder("|");
    for (int i = 0; i < cells.size(); i++) {
      int missing = widths.get(i) - cells.get(i).length();
      line.append(fill).append(cells.get(i)).append(String.valueOf(fill).repeat(missing));
      line.append(fill).append('|');
    }
    return line.append('\n').toString();
  }
}
