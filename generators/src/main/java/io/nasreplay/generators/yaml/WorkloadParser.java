package io.nasreplay.generators.yaml;

import com.google.common.primitives.Longs;
import io.nasreplay.generators.workload.Certainty;
import io.nasreplay.generators.workload.FileDeclaration;
import io.nasreplay.generators.workload.Parameter;
import io.nasreplay.generators.workload.Scalar;
import io.nasreplay.generators.workload.StreamDeclaration;
import io.nasreplay.generators.workload.Workload;
import io.nasreplay.traces.format.Suggestions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A whole workload: its description, parameters, files and streams. */
final class WorkloadParser {
  private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");
  private static final Map<String, Boolean> YES_OR_NO = Map.of("true", true, "false", false);

  private WorkloadParser() {}

  static Workload parse(YamlNode node, String sha256) {
    Keys keys = Keys.of(node, Shape.WORKLOAD);
    List<Parameter> parameters = parameters(keys);
    return new Workload(
        keys.value("name").text(),
        keys.text("title"),
        keys.text("description"),
        keys.text("source"),
        parameters,
        quick(keys, parameters.stream().map(Parameter::name).toList()),
        seed(keys.optional("seed")),
        files(keys),
        keys.items("streams").stream().map(WorkloadParser::stream).toList(),
        sha256);
  }

  private static long seed(@Nullable Scalar value) {
    if (value == null) {
      return 0;
    }
    Long seed = Longs.tryParse(value.text());
    if (seed == null || seed < 0) {
      throw value
          .mark()
          .error("seed is \"" + value.text() + "\"; allowed: a whole number, 0 to 2^63 - 1");
    }
    return seed;
  }

  private static List<Parameter> parameters(Keys keys) {
    if (!keys.has("parameters")) {
      return List.of();
    }
    if (!(keys.node("parameters") instanceof YamlNode.Fields mapping)) {
      throw keys.node("parameters")
          .mark()
          .error("parameters are no mapping; allowed: {NAME: VALUE, ...}");
    }
    List<Parameter> parameters = new ArrayList<>();
    mapping.fields().forEach((name, field) -> parameters.add(parameter(name, field)));
    return parameters;
  }

  private static Parameter parameter(String name, YamlNode.Field field) {
    if (!NAME.matcher(name).matches() || name.equals("i")) {
      throw field
          .keyMark()
          .error(
              "parameter name is \""
                  + name
                  + "\"; allowed: a letter, then letters, digits and _; other than i");
    }
    if (field.node() instanceof YamlNode.Scalar) {
      return new Parameter(name, Keys.value(name, field.node()), "", null);
    }
    Keys keys = Keys.of(field.node(), Shape.PARAMETER);
    return new Parameter(
        name, keys.value("value"), keys.text("description"), certainty(keys.optional("certainty")));
  }

  private static Map<String, Scalar> quick(Keys keys, List<String> parameters) {
    if (!keys.has("quick")) {
      return Map.of();
    }
    if (!(keys.node("quick") instanceof YamlNode.Fields mapping)) {
      throw keys.node("quick")
          .mark()
          .error("quick is no mapping; allowed: {PARAMETER: VALUE, ...}");
    }
    Map<String, Scalar> values = new LinkedHashMap<>();
    mapping
        .fields()
        .forEach(
            (name, field) -> {
              if (!parameters.contains(name)) {
                throw field.keyMark().error(Suggestions.unknown("parameter", name, parameters));
              }
              values.put(name, Keys.value(name, field.node()));
            });
    return values;
  }

  private static @Nullable Certainty certainty(@Nullable Scalar value) {
    if (value == null) {
      return null;
    }
    if (!Certainty.tokens().contains(value.text())) {
      throw value.mark().error(Suggestions.unknown("certainty", value.text(), Certainty.tokens()));
    }
    return Certainty.valueOf(value.text().toUpperCase(Locale.ROOT));
  }

  private static List<FileDeclaration> files(Keys keys) {
    if (!keys.has("files")) {
      return List.of();
    }
    return keys.items("files").stream().map(WorkloadParser::file).toList();
  }

  private static FileDeclaration file(YamlNode node) {
    if (node instanceof YamlNode.Fields mapping && mapping.fields().containsKey("directory")) {
      Keys keys = Keys.of(node, Shape.DIRECTORY);
      return new FileDeclaration.Directory(keys.value("directory"), keys.mark());
    }
    Keys keys = Keys.of(node, Shape.FILES);
    return new FileDeclaration.Files(
        keys.optional("name"),
        keys.value("path"),
        SizesParser.parse("size", keys.node("size")),
        keys.optional("count"),
        keys.has("tree") ? tree(keys.node("tree")) : null,
        exists(keys.optional("exists")),
        keys.mark());
  }

  private static FileDeclaration.Tree tree(YamlNode node) {
    Keys keys = Keys.of(node, Shape.TREE);
    keys.requireOneOf("files-per-directory", "fan-out");
    keys.requireOneOf("files-per-directory", "levels");
    return keys.has("files-per-directory")
        ? new FileDeclaration.Filled(keys.value("files-per-directory"))
        : new FileDeclaration.Levels(keys.value("fan-out"), keys.value("levels"));
  }

  private static boolean exists(@Nullable Scalar value) {
    if (value == null) {
      return true;
    }
    Boolean exists = YES_OR_NO.get(value.text());
    if (exists == null) {
      throw value.mark().error("exists is \"" + value.text() + "\"; allowed: true, false");
    }
    return exists;
  }

  private static StreamDeclaration stream(YamlNode node) {
    Keys keys = Keys.of(node, Shape.STREAM);
    return new StreamDeclaration(
        keys.value("name"),
        keys.optional("instances"),
        keys.optional("depth"),
        keys.optional("pace"),
        StepParser.parseAll(keys.items("steps")),
        keys.mark());
  }
}
