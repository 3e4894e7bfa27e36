package io.nasreplay.cli.command;

import io.nasreplay.results.text.TextTable;
import org.apache.commons.text.WordUtils;

/** Text of named facts and tables. Not thread-safe. */
final class FactPage {
  private static final int NAME_COLUMNS = 16;
  private static final String INDENT = " ".repeat(NAME_COLUMNS);

  private final StringBuilder text = new StringBuilder();

  /** A fact; what does not fit on the line goes on below. */
  FactPage fact(String name, String value) {
    String wrapped =
        WordUtils.wrap(
            TextTable.plain(value), Help.WIDTH_COLUMNS - NAME_COLUMNS, "\n" + INDENT, false);
    return line((name + INDENT).substring(0, Math.max(NAME_COLUMNS, name.length() + 1)) + wrapped);
  }

  /** A table after an empty line; nothing when it has no rows. */
  FactPage table(TextTable table) {
    if (!table.isEmpty()) {
      gap();
      text.append(table.text(""));
    }
    return this;
  }

  FactPage gap() {
    return line("");
  }

  FactPage line(String line) {
    text.append(line.stripTrailing()).append('\n');
    return this;
  }

  String text() {
    return text.toString();
  }
}
