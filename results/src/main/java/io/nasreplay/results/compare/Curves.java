package io.nasreplay.results.compare;

import io.nasreplay.results.compare.Comparison.Cell;
import io.nasreplay.results.compare.Comparison.Curve;
import io.nasreplay.results.compare.Comparison.Line;
import io.nasreplay.results.compare.Comparison.Point;
import io.nasreplay.results.compare.Comparison.Row;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** Tests that differ in one parameter of their names, as lines over it. */
final class Curves {
  /** What all points of a curve have in common. */
  private record Key(String test, Map<String, String> others, String parameter) {}

  private Curves() {}

  /** One curve for each parameter that takes two numbers or more while the others stay. */
  static List<Curve> of(List<Row> rows, List<String> targets) {
    Map<Key, List<Row>> alike = new LinkedHashMap<>();
    for (Row row : rows) {
      ParameterisedName name = ParameterisedName.of(row.test());
      name.parameters()
          .forEach(
              (parameter, value) -> {
                if (ParameterisedName.number(value).isPresent()) {
                  alike.computeIfAbsent(key(name, parameter), k -> new ArrayList<>()).add(row);
                }
              });
    }
    List<Curve> curves = new ArrayList<>();
    alike.forEach(
        (key, points) -> {
          if (points.size() > 1) {
            curves.add(curve(key, points, targets));
          }
        });
    return curves;
  }

  private static Key key(ParameterisedName name, String parameter) {
    Map<String, String> others = new LinkedHashMap<>(name.parameters());
    others.remove(parameter);
    return new Key(name.title(), others, parameter);
  }

  private static Curve curve(Key key, List<Row> rows, List<String> targets) {
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < targets.size(); i++) {
      List<Point> points = new ArrayList<>();
      for (Row row : rows) {
        add(points, row, row.cells().get(i), key.parameter());
      }
      points.sort(Comparator.comparingDouble(Point::number));
      lines.add(new Line(targets.get(i), points));
    }
    return new Curve(key.test(), key.others(), key.parameter(), lines);
  }

  private static void add(List<Point> points, Row row, Cell cell, String parameter) {
    String value = ParameterisedName.of(row.test()).parameters().getOrDefault(parameter, "");
    OptionalDouble number = ParameterisedName.number(value);
    if (cell.mean() != null && number.isPresent()) {
      points.add(new Point(value, number.getAsDouble(), cell.n(), cell.mean(), cell.ci95()));
    }
  }
}
