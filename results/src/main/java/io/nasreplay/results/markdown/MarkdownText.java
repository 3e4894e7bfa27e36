package io.nasreplay.results.markdown;

import io.nasreplay.results.quantity.PrintableText;
import java.util.List;
import java.util.stream.Collectors;

/** Markdown as most renderers take it, with tables. Lines end in a line feed. Not thread-safe. */
public final class MarkdownText {
  private final StringBuilder text = new StringBuilder();

  /** A heading and an empty line. */
  public MarkdownText heading(int level, String words) {
    text.append("#".repeat(level)).append(' ').append(escaped(words)).append("\n\n");
    return this;
  }

  /** A paragraph and an empty line. */
  public MarkdownText paragraph(String words) {
    text.append(escaped(words)).append("\n\n");
    return this;
  }

  /** An item of a list. */
  public MarkdownText item(String words) {
    text.append("* ").append(escaped(words)).append('\n');
    return this;
  }

  /** An empty line. */
  public MarkdownText gap() {
    text.append('\n');
    return this;
  }

  /**
   * The head of a table; its rows follow.
   *
   * @param right whether a column is aligned right, for each column
   */
  public MarkdownText head(List<String> heads, List<Boolean> right) {
    row(heads);
    text.append(
        right.stream()
            .map(numbers -> numbers ? "---:" : "---")
            .collect(Collectors.joining(" | ", "| ", " |\n")));
    return this;
  }

  /** A row of a table. */
  public MarkdownText row(List<String> cells) {
    text.append(
        cells.stream().map(MarkdownText::escaped).collect(Collectors.joining(" | ", "| ", " |\n")));
    return this;
  }

  /** What there is so far. */
  public String text() {
    return text.toString();
  }

  /** Only what would change a table or become HTML. */
  private static String escaped(String words) {
    return PrintableText.of(words)
        .replace("\\", "\\\\")
        .replace("|", "\\|")
        .replace("*", "\\*")
        .replace("<", "&lt;");
  }
}
