package io.nasreplay.results.text;

import io.nasreplay.results.compare.Comparison;
import io.nasreplay.results.compare.ComparisonTable;
import io.nasreplay.results.compare.ComparisonWords;
import java.util.List;

/** A comparison for the terminal. Stateless and thread-safe. */
public final class ComparisonText {
  private static final String INDENT = "  ";

  private ComparisonText() {}

  /** Tables, then what has to be known about them; lines end in a line feed. */
  public static String of(Comparison comparison) {
    StringBuilder text = new StringBuilder();
    text.append("Comparison of ");
    text.append(TextTable.plain(ComparisonWords.head(comparison))).append('\n');
    appendLines(text, ComparisonWords.targets(comparison));
    text.append('\n').append(table(ComparisonWords.overview(comparison)));
    appendTable(text, ComparisonWords.details(comparison));
    ComparisonWords.curves(comparison).forEach(curve -> appendTable(text, curve));
    appendList(text, "Notes", ComparisonWords.notes(comparison));
    appendList(text, "Left out", ComparisonWords.leftOut(comparison));
    return text.toString();
  }

  private static void appendTable(StringBuilder text, ComparisonTable table) {
    text.append('\n').append(TextTable.plain(table.title())).append('\n').append(table(table));
  }

  private static String table(ComparisonTable content) {
    TextTable table = new TextTable();
    for (int i = 0; i < content.heads().size(); i++) {
      String head = TextTable.plain(content.heads().get(i));
      if (content.numbers().get(i)) {
        table.right(head);
      } else {
        table.left(head);
      }
    }
    content.rows().forEach(row -> table.row(row.toArray(String[]::new)));
    return table.text(INDENT);
  }

  private static void appendList(StringBuilder text, String title, List<String> lines) {
    if (!lines.isEmpty()) {
      text.append('\n').append(title).append('\n');
      appendLines(text, lines);
    }
  }

  private static void appendLines(StringBuilder text, List<String> lines) {
    lines.forEach(line -> text.append(INDENT).append(TextTable.plain(line)).append('\n'));
  }
}
