package io.nasreplay.generators.yaml;

import io.nasreplay.generators.workload.Scalar;
import io.nasreplay.generators.workload.Sizes;
import java.util.ArrayList;
import java.util.List;

/** Sizes: one, a range, a weighted table of both, or a lognormal distribution. */
final class SizesParser {
  private static final String LOGNORMAL = "lognormal";

  private SizesParser() {}

  static Sizes parse(String key, YamlNode node) {
    if (node instanceof YamlNode.Fields mapping) {
      return mapping.fields().containsKey(LOGNORMAL) ? lognormal(mapping) : table(key, mapping);
    }
    return new Sizes.Table(List.of(new Sizes.Row(Keys.value(key, node), null)), node.mark());
  }

  private static Sizes table(String key, YamlNode.Fields mapping) {
    if (mapping.fields().isEmpty()) {
      throw mapping.mark().error(key + " is empty; allowed: a table {SIZE: WEIGHT, ...}");
    }
    List<Sizes.Row> rows = new ArrayList<>();
    mapping
        .fields()
        .forEach(
            (size, field) ->
                rows.add(
                    new Sizes.Row(
                        new Scalar(size, field.keyMark()), Keys.value("weight", field.node()))));
    return new Sizes.Table(rows, mapping.mark());
  }

  private static Sizes lognormal(YamlNode.Fields mapping) {
    mapping.fields().forEach(SizesParser::refuseOther);
    YamlNode.Field only = mapping.fields().values().iterator().next();
    Keys keys = Keys.of(only.node(), Shape.LOGNORMAL);
    return new Sizes.Lognormal(
        keys.value("median"),
        keys.value("sigma"),
        keys.optional("min"),
        keys.optional("max"),
        keys.mark());
  }

  private static void refuseOther(String key, YamlNode.Field field) {
    if (!key.equals(LOGNORMAL)) {
      throw field
          .keyMark()
          .error("\"" + key + "\" stands next to lognormal; allowed: lognormal alone");
    }
  }
}
