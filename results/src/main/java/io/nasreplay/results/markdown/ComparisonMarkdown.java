package io.nasreplay.results.markdown;

import io.nasreplay.results.compare.Comparison;
import io.nasreplay.results.compare.ComparisonTable;
import io.nasreplay.results.compare.ComparisonWords;
import java.util.List;

/** A comparison in Markdown. Stateless and thread-safe. */
public final class ComparisonMarkdown {
  private ComparisonMarkdown() {}

  /** Tables, then what has to be known about them. */
  public static String of(Comparison comparison) {
    MarkdownText text = new MarkdownText();
    text.heading(1, "Comparison of " + ComparisonWords.head(comparison));
    list(text, ComparisonWords.targets(comparison));
    table(text, ComparisonWords.overview(comparison));
    ComparisonTable details = ComparisonWords.details(comparison);
    text.gap().heading(2, details.title());
    table(text, details);
    for (ComparisonTable curve : ComparisonWords.curves(comparison)) {
      text.gap().heading(2, curve.title());
      table(text, curve);
    }
    text.gap().heading(2, "Notes");
    ComparisonWords.notes(comparison).forEach(text::item);
    List<String> leftOut = ComparisonWords.leftOut(comparison);
    if (!leftOut.isEmpty()) {
      text.gap().heading(2, "Left out");
      leftOut.forEach(text::item);
    }
    return text.text();
  }

  private static void list(MarkdownText text, List<String> lines) {
    if (!lines.isEmpty()) {
      lines.forEach(text::item);
      text.gap();
    }
  }

  private static void table(MarkdownText text, ComparisonTable table) {
    text.head(table.heads(), table.numbers());
    table.rows().forEach(text::row);
  }
}
