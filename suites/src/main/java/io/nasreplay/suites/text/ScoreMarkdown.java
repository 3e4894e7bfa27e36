package io.nasreplay.suites.text;

import io.nasreplay.results.quantity.Quantities;
import io.nasreplay.results.text.TextTable;
import io.nasreplay.suites.score.SuiteScores;
import io.nasreplay.suites.score.SuiteScores.Cell;
import io.nasreplay.suites.score.SuiteScores.Column;
import io.nasreplay.suites.score.SuiteScores.Curve;
import io.nasreplay.suites.score.SuiteScores.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The score table in Markdown. Stateless. */
public final class ScoreMarkdown {
  private ScoreMarkdown() {}

  /** The table, curves and remarks; lines end in a line feed. */
  public static String of(SuiteScores scores) {
    StringBuilder text = new StringBuilder("# " + escaped(scores.suite()) + "\n\n");
    text.append(escaped(ScoreText.head(scores).strip())).append("\n\n");
    scores.targets().forEach(target -> appendTarget(text, target));
    List<String> heads = new ArrayList<>(List.of("test", "unit", "statistic"));
    scores.targets().forEach(target -> heads.addAll(List.of(target.name(), "CV", "n")));
    appendRow(text, heads);
    appendRow(text, rules(heads.size()));
    scores.rows().forEach(row -> appendRow(text, cells(row)));
    scores.curves().forEach(curve -> appendCurve(text, curve));
    List<String> remarks = Remarks.of(scores);
    text.append(remarks.isEmpty() ? "" : "\n");
    remarks.forEach(remark -> text.append("* ").append(escaped(remark)).append('\n'));
    return text.toString();
  }

  private static void appendTarget(StringBuilder text, Column target) {
    String labels = ScoreText.labels(target);
    if (!labels.isEmpty()) {
      text.append("* ").append(escaped(target.name() + ": " + labels)).append("\n\n");
    }
  }

  private static List<String> cells(Row row) {
    List<String> cells = new ArrayList<>(List.of(row.test(), row.unit(), row.statistic()));
    for (Cell cell : row.cells()) {
      cells.add((cell.aboveWire() > 0 ? "! " : "") + Figure.of(cell.value()));
      cells.add(cell.cv() == null ? Figure.NONE : Quantities.percent(cell.cv()));
      cells.add(Quantities.count(cell.n()));
    }
    return cells;
  }

  private static List<String> rules(int columns) {
    List<String> rules = new ArrayList<>(List.of("---", "---", "---"));
    while (rules.size() < columns) {
      rules.add("---:");
    }
    return rules;
  }

  private static void appendCurve(StringBuilder text, Curve curve) {
    text.append('\n').append(escaped(ScoreText.title(curve))).append("\n\n");
    appendRow(text, List.of(curve.parameter(), curve.unit(), "of peak"));
    appendRow(text, List.of("---:", "---:", "---:"));
    curve
        .points()
        .forEach(p -> appendRow(text, List.of(p.value(), Figure.of(p.score()), Figure.share(p))));
  }

  private static void appendRow(StringBuilder text, List<String> cells) {
    text.append(
        cells.stream()
            .map(ScoreMarkdown::escaped)
            .collect(Collectors.joining(" | ", "| ", " |\n")));
  }

  private static String escaped(String cell) {
    return TextTable.plain(cell).replace("\\", "\\\\").replace("|", "\\|").replace("<", "&lt;");
  }
}
