package io.nasreplay.suites.text;

import io.nasreplay.results.quantity.Quantities;
import io.nasreplay.results.text.TextTable;
import io.nasreplay.suites.score.SuiteScores;
import io.nasreplay.suites.score.SuiteScores.Cell;
import io.nasreplay.suites.score.SuiteScores.Column;
import io.nasreplay.suites.score.SuiteScores.Curve;
import io.nasreplay.suites.score.SuiteScores.Point;
import io.nasreplay.suites.score.SuiteScores.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The score table for people. Stateless. */
public final class ScoreText {
  private static final String MARK = "! ";

  private ScoreText() {}

  /** The table, curves and remarks; lines end in a line feed. */
  public static String of(SuiteScores scores) {
    return head(scores) + "\n" + table(scores) + curves(scores) + remarks(scores);
  }

  /** What the suite is and how far it got. */
  static String head(SuiteScores scores) {
    String state =
        scores.complete()
            ? "complete, " + Quantities.count(scores.runsDone(), "run")
            : "NOT COMPLETE: "
                + Quantities.count(scores.runsDone(), "run")
                + " done, "
                + Quantities.count(scores.runsLeft())
                + " or more left";
    return "Suite "
        + TextTable.plain(scores.suite())
        + ": "
        + state
        + (scores.quick() ? "; QUICK trial: figures are not comparable" : "")
        + "\n";
  }

  private static String table(SuiteScores scores) {
    TextTable table = new TextTable().left("test").left("unit").left("statistic");
    scores.targets().forEach(target -> table.right(target.name()).right("CV").right("n"));
    scores.rows().forEach(row -> table.row(cells(row).toArray(String[]::new)));
    return table.text("  ");
  }

  private static List<String> cells(Row row) {
    List<String> cells = new ArrayList<>(List.of(row.test(), row.unit(), row.statistic()));
    for (Cell cell : row.cells()) {
      cells.add((cell.aboveWire() > 0 ? MARK : "") + Figure.of(cell.value()));
      cells.add(cell.cv() == null ? Figure.NONE : Quantities.percent(cell.cv()));
      cells.add(Quantities.count(cell.n()));
    }
    return cells;
  }

  private static String curves(SuiteScores scores) {
    return scores.curves().stream().map(ScoreText::curve).collect(Collectors.joining());
  }

  private static String curve(Curve curve) {
    Point peak = curve.peak();
    if (peak == null) {
      return "";
    }
    TextTable table = new TextTable().right(curve.parameter()).right(curve.unit()).right("of peak");
    curve.points().forEach(p -> table.row(p.value(), Figure.of(p.score()), Figure.share(p)));
    return "\n" + TextTable.plain(title(curve)) + "\n" + table.text("  ");
  }

  /** For example {@code ixbt-read on nas: peak at streams=4}. */
  static String title(Curve curve) {
    String others =
        curve.others().entrySet().stream()
            .map(entry -> " " + entry.getKey() + "=" + entry.getValue())
            .collect(Collectors.joining());
    Point peak = curve.peak();
    String at =
        peak == null ? "" : "peak of " + Figure.of(peak.score()) + " " + curve.unit() + " at ";
    String where = peak == null ? "no score" : curve.parameter() + "=" + peak.value();
    return curve.test()
        + others
        + " on "
        + curve.target()
        + ", "
        + curve.measure()
        + ": "
        + at
        + where;
  }

  private static String remarks(SuiteScores scores) {
    List<String> lines = Remarks.of(scores);
    return lines.isEmpty()
        ? ""
        : "\n" + lines.stream().map(line -> "  " + line + "\n").collect(Collectors.joining());
  }

  /** The labels of a target, for a line of its own; empty when it has none. */
  static String labels(Column target) {
    return target.labels().entrySet().stream()
        .map(entry -> entry.getKey() + "=" + entry.getValue())
        .collect(Collectors.joining(", "));
  }
}
