package io.nasreplay.results.text;

import io.nasreplay.results.compare.Comparison;
import io.nasreplay.results.compare.ComparisonTable;
import io.nasreplay.results.compare.ComparisonWords;
import java.util.List;

/** A comparison for the terminal. Stateless and thread-safe. */
public final class ComparisonText {
  private ComparisonText() {}

  /** Tables, then what has to be known about them; lines end in a line feed. */
  public static String of(Comparison comparison) {
    Page page = new Page();
    ComparisonWords.targets(comparison).forEach(page::remark);
    page.gap();
    page.table(table(ComparisonWords.overview(comparison)));
    addTable(page, ComparisonWords.details(comparison));
    ComparisonWords.curves(comparison).forEach(curve -> addTable(page, curve));
    addList(page, "Notes", ComparisonWords.notes(comparison));
    addList(page, "Left out", ComparisonWords.leftOut(comparison));
    return "Comparison of "
        + TextTable.plain(ComparisonWords.head(comparison))
        + "\n"
        + page.text();
  }

  private static void addTable(Page page, ComparisonTable table) {
    page.title(TextTable.plain(table.title()));
    page.table(table(table));
  }

  private static TextTable table(ComparisonTable content) {
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
    return table;
  }

  private static void addList(Page page, String title, List<String> lines) {
    if (!lines.isEmpty()) {
      page.title(title);
      lines.forEach(page::point);
    }
  }
}
