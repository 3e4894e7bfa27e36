package io.nasreplay.generators.yaml;

import io.nasreplay.generators.workload.Mark;
import java.util.List;
import java.util.Map;

/** A piece of a YAML document and where it stands. */
sealed interface YamlNode {
  Mark mark();

  /** What messages call this kind of node. */
  String kind();

  record Scalar(String text, Mark mark) implements YamlNode {
    @Override
    public String kind() {
      return "a single value";
    }
  }

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

  record Field(Mark keyMark, YamlNode node) {}
}
