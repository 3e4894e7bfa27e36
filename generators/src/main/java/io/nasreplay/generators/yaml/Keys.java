package io.nasreplay.generators.yaml;

import io.nasreplay.generators.workload.Mark;
import io.nasreplay.generators.workload.Scalar;
import io.nasreplay.traces.format.Suggestions;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The keys of one mapping, checked against its shape: none unknown, none missing. Immutable. */
public final class Keys {
  private final MappingShape shape;
  private final Mark mark;
  private final Map<String, YamlNode.Field> fields;

  private Keys(MappingShape shape, Mark mark, Map<String, YamlNode.Field> fields) {
    this.shape = shape;
    this.mark = mark;
    this.fields = fields;
  }

  /**
   * Takes a mapping, or the single value that stands for it.
   *
   * @throws io.nasreplay.traces.format.BadInputException when a key is unknown or missing
   */
  public static Keys of(YamlNode node, MappingShape shape) {
    String shorthand = shape.shorthand();
    if (shorthand != null && node instanceof YamlNode.Scalar) {
      return new Keys(shape, node.mark(), Map.of(shorthand, new YamlNode.Field(node.mark(), node)));
    }
    if (!(node instanceof YamlNode.Fields mapping)) {
      throw node.mark()
          .error(
              shape.word()
                  + " is "
                  + node.kind()
                  + "; allowed: a mapping with the keys "
                  + String.join(", ", shape.keys()));
    }
    mapping.fields().forEach((key, field) -> refuseUnknown(shape, key, field.keyMark()));
    Keys keys = new Keys(shape, mapping.mark(), mapping.fields());
    shape.required().forEach(keys::require);
    return keys;
  }

  /** Where the mapping stands. */
  public Mark mark() {
    return mark;
  }

  /** Whether the key is given. */
  public boolean has(String key) {
    return fields.containsKey(key);
  }

  /** Refuses a mapping with none or both of two keys. */
  public void requireOneOf(String one, String other) {
    if (has(one) == has(other)) {
      throw mark.error(
          (has(one) ? "both " : "neither ")
              + one
              + (has(one) ? " and " : " nor ")
              + other
              + " given; required: one of them");
    }
  }

  /** The node of a required key. */
  public YamlNode node(String key) {
    return require(key).node();
  }

  /** The value of a required key. */
  public Scalar value(String key) {
    return value(key, node(key));
  }

  /** The value of an optional key, null when it is not given. */
  public @Nullable Scalar optional(String key) {
    return has(key) ? value(key) : null;
  }

  /** The text of an optional key, or empty. */
  public String text(String key) {
    return has(key) ? value(key).text() : "";
  }

  /** The nodes of a required key that holds a list with at least one item. */
  public List<YamlNode> items(String key) {
    return items(key, node(key));
  }

  /** The nodes of a list with at least one item. */
  public static List<YamlNode> items(String key, YamlNode node) {
    if (!(node instanceof YamlNode.Items items)) {
      throw node.mark().error(key + " is " + node.kind() + "; allowed: a list");
    }
    if (items.nodes().isEmpty()) {
      throw node.mark().error(key + " is empty; allowed: a list with at least one item");
    }
    return items.nodes();
  }

  /** The single value of a node. */
  public static Scalar value(String key, YamlNode node) {
    if (!(node instanceof YamlNode.Scalar scalar)) {
      throw node.mark().error(key + " is " + node.kind() + "; allowed: a single value");
    }
    if (scalar.text().isEmpty()) {
      throw node.mark().error(key + " is empty; a value is required");
    }
    return new Scalar(scalar.text(), scalar.mark());
  }

  private YamlNode.Field require(String key) {
    YamlNode.Field field = fields.get(key);
    if (field == null) {
      throw mark.error(
          shape.word() + " has no " + key + "; required: " + String.join(", ", shape.required()));
    }
    return field;
  }

  private static void refuseUnknown(MappingShape shape, String key, Mark keyMark) {
    if (!shape.keys().contains(key)) {
      throw keyMark.error(Suggestions.unknown("key of " + shape.word(), key, shape.keys()));
    }
  }
}
