package io.nasreplay.suites.yaml;

import io.nasreplay.generators.yaml.YamlNode;
import java.util.Map;
import java.util.TreeMap;

/** What a suite says, by the place in the file, without comments and ways to write it. */
final class SuiteFacts {
  private SuiteFacts() {}

  /** For example {@code tests[2].runs} to {@code 5}. */
  static Map<String, String> of(YamlNode node) {
    Map<String, String> facts = new TreeMap<>();
    collect("", node, facts);
    return facts;
  }

  private static void collect(String place, YamlNode node, Map<String, String> facts) {
    if (node instanceof YamlNode.Scalar scalar) {
      facts.put(place, scalar.text());
    } else if (node instanceof YamlNode.Items items) {
      for (int i = 0; i < items.nodes().size(); i++) {
        collect(place + "[" + (i + 1) + "]", items.nodes().get(i), facts);
      }
    } else if (node instanceof YamlNode.Fields mapping) {
      String dot = place.isEmpty() ? "" : ".";
      mapping.fields().forEach((key, field) -> collect(place + dot + key, field.node(), facts));
    }
  }
}
