package io.nasreplay.suites.text;

import io.nasreplay.results.markdown.MarkdownText;
import io.nasreplay.results.quantity.Quantities;
import io.nasreplay.suites.score.SuiteScores;
import io.nasreplay.suites.score.SuiteScores.Cell;
import io.nasreplay.suites.score.SuiteScores.Column;
import io.nasreplay.suites.score.SuiteScores.Curve;
import io.nasreplay.suites.score.SuiteScores.Row;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** The score table in Markdown. Stateless. */
public final class ScoreMarkdown {
  private ScoreMarkdown() {}

  /** The table, curves and remarks; lines end in a line feed. */
  public static String of(SuiteScores scores) {
    MarkdownText text = new MarkdownText();
    text.heading(1, scores.suite()).paragraph(ScoreText.head(scores).strip());
    scores.targets().forEach(target -> addTarget(text, target));
    List<String> heads = new ArrayList<>(List.of("test", "unit", "statistic"));
    scores.targets().forEach(target -> heads.addAll(List.of(target.name(), "CV", "n")));
    text.head(heads, numbersAfterThree(heads.size()));
    scores.rows().forEach(row -> text.row(cells(row)));
    scores.curves().forEach(curve -> addCurve(text, curve));
    List<String> remarks = Remarks.of(scores);
    if (!remarks.isEmpty()) {
      text.gap();
      remarks.forEach(text::item);
    }
    return text.text();
  }

  private static void addTarget(MarkdownText text, Column target) {
    String labels = ScoreText.labels(target);
    if (!labels.isEmpty()) {
      text.item(target.name() + ": " + labels).gap();
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

  private static List<Boolean> numbersAfterThree(int columns) {
    return IntStream.range(0, columns).mapToObj(column -> column >= 3).toList();
  }

  private static void addCurve(MarkdownText text, Curve curve) {
    text.gap().paragraph(ScoreText.title(curve));
    text.head(List.of(curve.parameter(), curve.unit(), "of peak"), Collections.nCopies(3, true));
    curve
        .points()
        .forEach(p -> text.row(List.of(p.value(), Figure.of(p.score()), Figure.share(p))));
  }
}
