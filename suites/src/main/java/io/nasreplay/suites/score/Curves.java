package io.nasreplay.suites.score;

import io.nasreplay.results.model.Measure;
import io.nasreplay.suites.schedule.Standing;
import io.nasreplay.suites.schedule.TestCase;
import io.nasreplay.suites.score.SuiteScores.Curve;
import io.nasreplay.suites.score.SuiteScores.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Scores over a parameter of the matrix, and where they peak. */
final class Curves {
  /** What all points of a curve have in common. */
  private record Key(
      String test, String target, String parameter, Map<String, String> others, Measure measure) {}

  private Curves() {}

  static List<Curve> of(List<Standing> standings) {
    Map<Key, List<Point>> points = new LinkedHashMap<>();
    for (Standing standing : standings) {
      TestCase test = standing.test();
      if (test.curve().isPresent()) {
        for (Measure measure : test.settings().measures()) {
          Key key = key(standing, test.curve().get(), measure);
          points.computeIfAbsent(key, k -> new ArrayList<>()).add(point(standing, key));
        }
      }
    }
    List<Curve> curves = new ArrayList<>();
    points.forEach((key, all) -> curves.add(curve(key, all)));
    return curves;
  }

  private static Key key(Standing standing, String parameter, Measure measure) {
    Map<String, String> others = new LinkedHashMap<>(standing.test().coordinates());
    others.remove(parameter);
    return new Key(standing.test().test(), standing.target(), parameter, others, measure);
  }

  private static Point point(Standing standing, Key key) {
    Double score =
        Scores.of(
            standing.test().settings().statistic(), key.measure(), standing.sample(key.measure()));
    String value = standing.test().coordinates().getOrDefault(key.parameter(), "");
    return new Point(value, score, null);
  }

  private static Curve curve(Key key, List<Point> bare) {
    Comparator<Double> better =
        key.measure().isLowerBetter() ? Comparator.reverseOrder() : Comparator.naturalOrder();
    Optional<Double> best = bare.stream().map(Point::score).filter(Objects::nonNull).max(better);
    List<Point> points =
        bare.stream()
            .map(p -> new Point(p.value(), p.score(), share(p.score(), best.orElse(null))))
            .toList();
    return new Curve(
        key.test(),
        key.target(),
        key.parameter(),
        key.others(),
        key.measure().token(),
        key.measure().unit(),
        points,
        points.stream()
            .filter(p -> best.isPresent() && best.get().equals(p.score()))
            .findFirst()
            .orElse(null));
  }

  private static @Nullable Double share(@Nullable Double score, @Nullable Double best) {
    return score == null || best == null || best == 0 ? null : score / best;
  }
}
