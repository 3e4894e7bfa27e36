package io.nasreplay.suites.yaml;

import io.nasreplay.generators.workload.Scalar;
import io.nasreplay.generators.yaml.Keys;
import io.nasreplay.generators.yaml.YamlNode;
import io.nasreplay.results.model.Measure;
import io.nasreplay.suites.model.Search;
import io.nasreplay.suites.model.SuiteTest;
import io.nasreplay.suites.model.SuiteTest.Axis;
import io.nasreplay.traces.format.Suggestions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** One test. */
final class TestParser {
  private static final int MOST_VALUES = 1000;

  private TestParser() {}

  static SuiteTest parse(YamlNode node) {
    Keys keys = Keys.of(node, SuiteShape.TEST);
    List<Axis> matrix = keys.has("matrix") ? matrix(keys.node("matrix")) : List.of();
    Scalar name = keys.optional("name");
    return new SuiteTest(
        keys.value("workload"),
        name == null ? null : name.text(),
        SettingsParser.parse(keys),
        SuiteParser.quick(keys),
        matrix,
        curve(keys.optional("curve"), matrix),
        keys.has("search") ? search(keys.node("search")) : null,
        keys.mark());
  }

  private static List<Axis> matrix(YamlNode node) {
    if (!(node instanceof YamlNode.Fields mapping) || mapping.fields().isEmpty()) {
      throw node.mark()
          .error("matrix is " + node.kind() + "; allowed: {PARAMETER: [VALUE, ...], ...}");
    }
    List<Axis> axes = new ArrayList<>();
    mapping.fields().forEach((name, field) -> axes.add(new Axis(name, values(name, field.node()))));
    return axes;
  }

  private static List<String> values(String name, YamlNode node) {
    if (node instanceof YamlNode.Fields) {
      return range(Keys.of(node, SuiteShape.RANGE));
    }
    List<String> values = new ArrayList<>();
    for (YamlNode item : Keys.items(name, node)) {
      Scalar value = Keys.value(name, item);
      if (values.contains(value.text())) {
        throw value
            .mark()
            .error(name + " has " + value.text() + " twice; allowed: each value once");
      }
      values.add(value.text());
    }
    return values;
  }

  private static List<String> range(Keys keys) {
    long from = SuiteValues.count(keys.value("from"), "from", 0, Integer.MAX_VALUE);
    long to = SuiteValues.count(keys.value("to"), "to", from, Integer.MAX_VALUE);
    long step = SuiteValues.count(keys.value("step"), "step", 1, Integer.MAX_VALUE);
    if ((to - from) / step >= MOST_VALUES) {
      throw keys.mark().error("the range has more than 1000 values; allowed: up to that");
    }
    return LongStream.iterate(from, value -> value <= to, value -> value + step)
        .mapToObj(Long::toString)
        .toList();
  }

  private static @Nullable String curve(@Nullable Scalar scalar, List<Axis> matrix) {
    if (scalar == null) {
      return null;
    }
    List<String> parameters = matrix.stream().map(Axis::parameter).toList();
    if (!parameters.contains(scalar.text())) {
      throw scalar
          .mark()
          .error(
              parameters.isEmpty()
                  ? "curve is given without a matrix; allowed: a parameter of the matrix"
                  : Suggestions.unknown("parameter of the matrix", scalar.text(), parameters));
    }
    return scalar.text();
  }

  private static Search search(YamlNode node) {
    Keys keys = Keys.of(node, SuiteShape.SEARCH);
    YamlNode accept = keys.node("accept");
    if (!(accept instanceof YamlNode.Fields mapping) || mapping.fields().size() != 1) {
      throw accept
          .mark()
          .error(
              "accept is no single measure with its bound, such as {late-frames: 0}; allowed: "
                  + String.join(", ", Measure.tokens()));
    }
    String word = mapping.fields().keySet().iterator().next();
    YamlNode.Field field = mapping.fields().values().iterator().next();
    Measure measure = SettingsParser.measure(word, field);
    double bound = SuiteValues.number(Keys.value(word, field.node()), word);
    long from = SuiteValues.count(keys.value("from"), "from", 1, Integer.MAX_VALUE);
    long to = SuiteValues.count(keys.value("to"), "to", from, Integer.MAX_VALUE);
    return new Search(keys.value("parameter").text(), from, to, measure, bound);
  }
}
