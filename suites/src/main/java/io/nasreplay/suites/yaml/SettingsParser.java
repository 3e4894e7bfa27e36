package io.nasreplay.suites.yaml;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.api.TimingMode;
import io.nasreplay.generators.workload.Scalar;
import io.nasreplay.generators.yaml.Keys;
import io.nasreplay.generators.yaml.YamlNode;
import io.nasreplay.results.model.Measure;
import io.nasreplay.suites.model.Settings;
import io.nasreplay.suites.model.Statistic;
import io.nasreplay.suites.model.SteadyRule;
import io.nasreplay.suites.model.StopRule;
import io.nasreplay.traces.format.Suggestions;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** How tests are run and scored. */
final class SettingsParser {
  /** SNIA's numbers. */
  private static final SteadyRule SNIA = new SteadyRule(5, 0.2, 0.1, 25);

  private static final Pattern MEAN_OF_BEST = Pattern.compile("mean of best ([1-9][0-9]{0,5})");
  private static final List<String> STATISTICS =
      List.of("mean", "median", "best", "mean of best N");

  private SettingsParser() {}

  static Settings parse(Keys keys) {
    if (keys.has("until") && keys.has("steady")) {
      throw keys.node("steady").mark().error("both until and steady given; allowed: one of them");
    }
    return new Settings(
        SuiteValues.count(keys, "runs", 1),
        SuiteValues.count(keys, "warm-up", 0),
        SuiteValues.count(keys, "repeats", 1),
        SuiteValues.micros(keys, "pause", 0),
        SuiteValues.micros(keys, "duration", 1000),
        SuiteValues.word(keys, "cache", CacheMode::ofToken, CacheMode.tokens()),
        SuiteValues.word(keys, "timing", TimingMode::ofToken, TimingMode.tokens()),
        speed(keys.optional("speed")),
        SuiteValues.word(keys, "statistic", SettingsParser::statistic, STATISTICS),
        keys.has("measures") ? measures(keys.node("measures")) : null,
        keys.has("until") ? until(keys.node("until")) : null,
        keys.has("steady") ? steady(keys.node("steady")) : null,
        scalars(keys, "parameters"));
  }

  /** A mapping of names to single values; empty when the key is not given. */
  static Map<String, Scalar> scalars(Keys keys, String key) {
    if (!keys.has(key)) {
      return Map.of();
    }
    if (!(keys.node(key) instanceof YamlNode.Fields mapping)) {
      throw keys.node(key).mark().error(key + " are no mapping; allowed: {NAME: VALUE, ...}");
    }
    Map<String, Scalar> scalars = new LinkedHashMap<>();
    mapping.fields().forEach((name, field) -> scalars.put(name, Keys.value(name, field.node())));
    return scalars;
  }

  private static @Nullable Double speed(@Nullable Scalar scalar) {
    return scalar == null ? null : SuiteValues.number(scalar, "speed");
  }

  private static Optional<Statistic> statistic(String word) {
    Matcher best = MEAN_OF_BEST.matcher(word);
    if (best.matches()) {
      return Optional.of(new Statistic.MeanOfBest(Integer.parseInt(best.group(1))));
    }
    return Arrays.stream(Statistic.Simple.values())
        .filter(simple -> simple.token().equals(word))
        .<Statistic>map(simple -> simple)
        .findFirst();
  }

  private static List<Measure> measures(YamlNode node) {
    List<YamlNode> nodes =
        node instanceof YamlNode.Scalar ? List.of(node) : Keys.items("measures", node);
    return nodes.stream().map(SettingsParser::measure).distinct().toList();
  }

  private static Measure measure(YamlNode node) {
    return SuiteValues.word(
        Keys.value("measure", node), "measure", Measure::ofToken, Measure.tokens());
  }

  /** The measure that a key names. */
  static Measure measure(String key, YamlNode.Field field) {
    return Measure.ofToken(key)
        .orElseThrow(
            () -> field.keyMark().error(Suggestions.unknown("measure", key, Measure.tokens())));
  }

  private static StopRule until(YamlNode node) {
    Keys keys = Keys.of(node, SuiteShape.UNTIL);
    double halfWidth = SuiteValues.number(keys.value("ci95"), "ci95");
    long atMost = SuiteValues.count(keys.value("at-most"), "at-most", 2, Integer.MAX_VALUE);
    return SuiteValues.at(keys.value("ci95").mark(), () -> new StopRule(halfWidth, (int) atMost));
  }

  private static SteadyRule steady(YamlNode node) {
    Keys keys = Keys.of(node, SuiteShape.STEADY);
    Integer window = SuiteValues.count(keys, "window", 2);
    Integer atMost = SuiteValues.count(keys, "at-most", 2);
    double range = share(keys, "range", SNIA.range());
    double slope = share(keys, "slope", SNIA.slope());
    return SuiteValues.at(
        keys.mark(),
        () ->
            new SteadyRule(
                window == null ? SNIA.window() : window,
                range,
                slope,
                atMost == null ? SNIA.atMost() : atMost));
  }

  private static double share(Keys keys, String key, double otherwise) {
    Scalar scalar = keys.optional(key);
    return scalar == null ? otherwise : SuiteValues.number(scalar, key);
  }
}
