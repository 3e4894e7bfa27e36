package io.nasreplay.results.report;

import io.nasreplay.results.chart.Chart;
import io.nasreplay.results.chart.LineChart;
import io.nasreplay.results.chart.LineChart.Axis;
import io.nasreplay.results.chart.LineChart.Line;
import io.nasreplay.results.chart.LineChart.Point;
import io.nasreplay.results.chart.LineChart.Scale;
import io.nasreplay.results.chart.LineChart.Style;
import io.nasreplay.results.chart.Table;
import io.nasreplay.results.quantity.Quantities;
import io.nasreplay.results.report.FrameTimes.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How long each frame took, and which were late. */
final class FrameCharts {
  private FrameCharts() {}

  /** The chart; empty when no run has the times of its frames. */
  static Optional<Chart> of(String id, List<RunDetail> runs) {
    List<Line> lines = new ArrayList<>();
    List<List<Table.Cell>> rows = new ArrayList<>();
    StringBuilder late = new StringBuilder();
    for (int place = 0; place < runs.size(); place++) {
      RunDetail detail = runs.get(place);
      List<Piece> pieces = detail.frames().map(FrameTimes::pieces).orElse(List.of());
      if (!pieces.isEmpty()) {
        add(lines, rows, detail.run().target(), place, pieces);
        late.append(late(detail.run().target(), pieces));
      }
    }
    if (lines.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new LineChart(
            id,
            "Frame times",
            "From when each frame was due until it had been read or written; with very many frames"
                + " a point is the slowest of several. "
                + late
                + "A frame is late when it ended after the next one was due.",
            new Axis("due, s", Scale.LINEAR),
            new Axis("time of a frame, ms", Scale.LINEAR),
            lines,
            List.of(),
            new Table(List.of("target", "due s", "slowest ms", "frames", "late frames"), rows)));
  }

  private static void add(
      List<Line> lines, List<List<Table.Cell>> rows, String target, int place, List<Piece> pieces) {
    lines.add(new Line(target, Style.LINE, place, points(pieces)));
    List<Piece> late = pieces.stream().filter(piece -> piece.late() > 0).toList();
    if (!late.isEmpty()) {
      lines.add(new Line("late, " + target, Style.POINTS, place, points(late)));
    }
    for (Piece piece : pieces) {
      rows.add(
          List.of(
              Table.Cell.text(target),
              Scores.figure(piece.atSeconds()),
              Scores.figure(piece.longestMillis()),
              Scores.count(piece.frames()),
              Scores.count(piece.late())));
    }
  }

  private static List<Point> points(List<Piece> pieces) {
    return pieces.stream()
        .map(piece -> Point.of(piece.atSeconds(), piece.longestMillis()))
        .toList();
  }

  private static String late(String target, List<Piece> pieces) {
    long late = pieces.stream().mapToLong(Piece::late).sum();
    long frames = pieces.stream().mapToLong(Piece::frames).sum();
    return Quantities.count(late)
        + " of "
        + Quantities.count(frames, "frame")
        + " late on "
        + target
        + ". ";
  }
}
