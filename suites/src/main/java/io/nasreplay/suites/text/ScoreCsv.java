package io.nasreplay.suites.text;

import io.nasreplay.results.csv.CsvText;
import io.nasreplay.results.model.Measure;
import io.nasreplay.results.model.RunSummary.Interval;
import io.nasreplay.suites.score.SuiteScores;
import io.nasreplay.suites.score.SuiteScores.Cell;
import io.nasreplay.suites.score.SuiteScores.Row;
import java.util.ArrayList;
import java.util.List;

/** The score table for spreadsheets: RFC 4180, decimal points, all digits. Stateless. */
public final class ScoreCsv {
  private static final List<String> HEADER =
      List.of(
          "test",
          "target",
          "measure",
          "unit",
          "statistic",
          "value",
          "n",
          "invalid",
          "above_wire",
          "mean",
          "median",
          "best",
          "stdev",
          "cv",
          "ci95_low",
          "ci95_high",
          "remark");

  private ScoreCsv() {}

  /** One line per row and target. */
  public static String of(SuiteScores scores) {
    List<List<String>> lines = new ArrayList<>(List.of(HEADER));
    for (Row row : scores.rows()) {
      row.cells().forEach(cell -> lines.add(line(row, cell)));
    }
    return CsvText.of(lines);
  }

  /**
   * As NASPT writes it, {@code test,MB/s}: throughput on one target, tests without a score left
   * out.
   *
   * @param target a target's name
   */
  public static String naspt(SuiteScores scores, String target) {
    List<List<String>> lines = new ArrayList<>(List.of(List.of("test", "MB/s")));
    for (Row row : scores.rows()) {
      if (row.measure().equals(Measure.THROUGHPUT.token())) {
        row.cells().stream()
            .filter(cell -> cell.target().equals(target) && cell.value() != null)
            .forEach(cell -> lines.add(List.of(row.test(), Figure.exact(cell.value()))));
      }
    }
    return CsvText.of(lines);
  }

  private static List<String> line(Row row, Cell cell) {
    Interval interval = cell.ci95();
    return List.of(
        row.test(),
        cell.target(),
        row.measure(),
        row.unit(),
        row.statistic(),
        Figure.exact(cell.value()),
        Integer.toString(cell.n()),
        Integer.toString(cell.invalid()),
        Integer.toString(cell.aboveWire()),
        Figure.exact(cell.mean()),
        Figure.exact(cell.median()),
        Figure.exact(cell.best()),
        Figure.exact(cell.stdev()),
        Figure.exact(cell.cv()),
        Figure.exact(interval == null ? null : interval.low()),
        Figure.exact(interval == null ? null : interval.high()),
        cell.remark());
  }
}
