package io.nasreplay.generators.yaml;

import io.nasreplay.generators.workload.Mark;
import java.util.List;
import java.util.Map;

/** A piece of a YAML document and where it stands. Immutable. */
public sealed interface YamlNode {
  /** Where it starts. */
  Mark mark();

  /** What messages call this kind of node. */
  String kind();

  /**
   * A single value.
   *
   * @param text its characters, quotes removed
   */
  record Scalar(String text, Mark mark) implements YamlNode {
    @Override
    public String kind() {
      return "a single value";
    }
  }

  /** A list. */
  record Items(List<YamlNode> nodes, Mark mark) implements YamlNode {
    @Override
    public String kind() {
      return "a list";
    }
  }

  /** Entries by key, in the order of the file. */
  record Fields(Map<String, Field> fields, Mark mark) implements YamlNode {
    @Override
    public String kind() {
      return "a mapping of keys to values";
    }
  }

  /**
   * An entry of a mapping.
   *
   * @param keyMark where its key stands
   */
  record Field(Mark keyMark, YamlNode node) {}
}
