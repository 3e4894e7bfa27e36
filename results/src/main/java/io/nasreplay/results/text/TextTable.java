package io.nasreplay.results.text;

import io.nasreplay.results.quantity.PrintableText;
import java.util.ArrayList;
import java.util.List;

/**
 * A table in plain text: a head, a rule, rows, two spaces between columns. Control characters
 * become {@code ?}, so that names from a trace cannot steer a terminal. Not thread-safe.
 */
public final class TextTable {
  private static final String GAP = "  ";
  private static final String CUT = "...";

  private final List<Column> columns = new ArrayList<>();
  private final List<List<String>> rows = new ArrayList<>();

  private record Column(String head, boolean right, int widest) {}

  /** A column of text, aligned left. */
  public TextTable left(String head) {
    return left(head, Integer.MAX_VALUE);
  }

  /**
   * A column of text, aligned left.
   *
   * @param head its head
   * @param widest the most characters that are shown of a cell, 4 or more; longer ones are cut in
   *     the middle
   */
  public TextTable left(String head, int widest) {
    if (widest <= CUT.length()) {
      throw new IllegalArgumentException("widest is " + widest + "; allowed: 4 or more");
    }
    columns.add(new Column(head, false, widest));
    return this;
  }

  /** A column of numbers, aligned right. */
  public TextTable right(String head) {
    columns.add(new Column(head, true, Integer.MAX_VALUE));
    return this;
  }

  /**
   * Adds a row.
   *
   * @param cells one per column
   */
  public TextTable row(String... cells) {
    if (cells.length != columns.size()) {
      throw new IllegalArgumentException(
          "cells are " + cells.length + "; allowed: " + columns.size() + ", one per column");
    }
    List<String> shown = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      shown.add(cut(plain(cells[i]), columns.get(i).widest));
    }
    rows.add(shown);
    return this;
  }

  /** Whether it has no row. */
  public boolean isEmpty() {
    return rows.isEmpty();
  }

  /**
   * The lines: head, rule, rows.
   *
   * @param indent what every line starts with
   */
  public String text(String indent) {
    List<String> heads = columns.stream().map(Column::head).toList();
    int[] widths = widths(heads);
    StringBuilder text = new StringBuilder();
    appendLine(text, indent, heads, widths);
    List<String> rules = new ArrayList<>();
    for (int width : widths) {
      rules.add("-".repeat(width));
    }
    appendLine(text, indent, rules, widths);
    rows.forEach(row -> appendLine(text, indent, row, widths));
    return text.toString();
  }

  /** Text without control characters. */
  public static String plain(String text) {
    return PrintableText.of(text);
  }

  private int[] widths(List<String> heads) {
    int[] widths = new int[heads.size()];
    for (int i = 0; i < widths.length; i++) {
      widths[i] = length(heads.get(i));
      for (List<String> row : rows) {
        widths[i] = Math.max(widths[i], length(row.get(i)));
      }
    }
    return widths;
  }

  private void appendLine(StringBuilder text, String indent, List<String> cells, int[] widths) {
    StringBuilder line = new StringBuilder(indent);
    for (int i = 0; i < widths.length; i++) {
      String padding = " ".repeat(widths[i] - length(cells.get(i)));
      line.append(i == 0 ? "" : GAP);
      line.append(columns.get(i).right ? padding + cells.get(i) : cells.get(i) + padding);
    }
    text.append(line.toString().stripTrailing()).append('\n');
  }

  private static String cut(String text, int widest) {
    int length = length(text);
    if (length <= widest) {
      return text;
    }
    int kept = widest - CUT.length();
    int headEnd = text.offsetByCodePoints(0, kept - kept / 2);
    int tailStart = text.offsetByCodePoints(text.length(), -(kept / 2));
    return text.substring(0, headEnd) + CUT + text.substring(tailStart);
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }
}
