package io.nasreplay.suites.yaml;

import io.nasreplay.generators.workload.Scalar;
import io.nasreplay.generators.yaml.Keys;
import io.nasreplay.generators.yaml.YamlNode;
import io.nasreplay.suites.model.Hook;
import io.nasreplay.suites.model.Order;
import io.nasreplay.suites.model.Settings;
import io.nasreplay.suites.model.Suite;
import io.nasreplay.suites.model.SuiteTarget;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A whole suite: its description, targets, order, hooks and tests. */
final class SuiteParser {
  private static final long USUAL_TIMEOUT_MICROS = 60_000_000;
  private static final Map<String, Boolean> FILE_SETS = Map.of("kept", true, "removed", false);

  private SuiteParser() {}

  static Suite parse(YamlNode node) {
    Keys keys = Keys.of(node, SuiteShape.SUITE);
    Order order = SuiteValues.word(keys, "order", Order::ofToken, Order.tokens());
    return new Suite(
        keys.value("name").text(),
        keys.text("title"),
        keys.text("description"),
        keys.text("source"),
        keys.has("targets") ? targets(keys.items("targets")) : List.of(),
        order == null ? Order.INTERLEAVED : order,
        keepsFileSets(keys),
        keys.has("hooks")
            ? keys.items("hooks").stream().map(SuiteParser::hook).toList()
            : List.of(),
        SettingsParser.parse(keys),
        quick(keys),
        keys.items("tests").stream().map(TestParser::parse).toList(),
        SuiteFacts.of(node));
  }

  /** What holds in a quick trial; nothing when it is not said. */
  static Settings quick(Keys keys) {
    return keys.has("quick")
        ? SettingsParser.parse(Keys.of(keys.node("quick"), SuiteShape.QUICK))
        : Settings.NONE;
  }

  private static boolean keepsFileSets(Keys keys) {
    @Nullable Boolean keeps =
        SuiteValues.word(
            keys,
            "file-sets",
            word -> Optional.ofNullable(FILE_SETS.get(word)),
            List.of("kept", "removed"));
    return keeps == null || keeps;
  }

  private static List<SuiteTarget> targets(List<YamlNode> nodes) {
    List<SuiteTarget> targets = new ArrayList<>();
    Set<String> names = new LinkedHashSet<>();
    for (YamlNode node : nodes) {
      Keys keys = Keys.of(node, SuiteShape.TARGET);
      Scalar name = keys.value("name");
      if (!names.add(name.text())) {
        throw name.mark()
            .error("target \"" + name.text() + "\" is there twice; allowed: each name once");
      }
      targets.add(new SuiteTarget(name.text(), keys.optional("path"), labels(keys)));
    }
    return targets;
  }

  private static Map<String, String> labels(Keys keys) {
    Map<String, String> labels = new LinkedHashMap<>();
    SettingsParser.scalars(keys, "labels").forEach((key, value) -> labels.put(key, value.text()));
    return labels;
  }

  private static Hook hook(YamlNode node) {
    Keys keys = Keys.of(node, SuiteShape.HOOK);
    Long timeout = SuiteValues.micros(keys, "timeout", 1000);
    return new Hook(keys.value("command").text(), timeout == null ? USUAL_TIMEOUT_MICROS : timeout);
  }
}
