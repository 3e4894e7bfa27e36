package io.nasreplay.results.text;

import java.util.ArrayList;
import java.util.List;

/** Lines of a report, wrapped to its width. */
final class Page {
  /** Columns that no line exceeds, unless a single word does. */
  static final int WIDTH = 100;

  private static final int LABEL_WIDTH = 15;

  private final StringBuilder text = new StringBuilder();

  /** An empty line. */
  void gap() {
    text.append('\n');
  }

  /** A label and what it says, continued under itself. */
  void fact(String label, String value) {
    String head = label + " ".repeat(Math.max(1, LABEL_WIDTH - label.length()));
    wrapped(head, " ".repeat(LABEL_WIDTH), value);
  }

  /** More about the fact before. */
  void more(String value) {
    fact("", value);
  }

  /** A line of a list under the fact before. */
  void item(String value) {
    wrapped(" ".repeat(LABEL_WIDTH) + "- ", " ".repeat(LABEL_WIDTH + 2), value);
  }

  /** A line of a list in a section. */
  void point(String point) {
    wrapped("  - ", "    ", point);
  }

  /** A section's title, after an empty line. */
  void title(String title) {
    gap();
    text.append(title).append('\n');
  }

  void table(TextTable table) {
    text.append(table.text("  "));
  }

  /** A remark under a table. */
  void remark(String remark) {
    wrapped("  ", "  ", remark);
  }

  String text() {
    return text.toString();
  }

  private void wrapped(String head, String indent, String value) {
    String start = head;
    for (String line : lines(TextTable.plain(value), WIDTH - indent.length())) {
      text.append((start + line).stripTrailing()).append('\n');
      start = indent;
    }
  }

  private static List<String> lines(String value, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : value.split(" ", -1)) {
      if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
