package io.nasreplay.generators.yaml;

import io.nasreplay.generators.workload.Mark;
import io.nasreplay.generators.workload.Scalar;
import io.nasreplay.generators.workload.Step;
import io.nasreplay.traces.format.Suggestions;
import io.nasreplay.traces.model.OperationKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** The steps of a stream: a word for what is done, and its keys. */
final class StepParser {
  private static final String BARRIER = "barrier";
  private static final Map<String, BiFunction<YamlNode, Mark, Step>> STEPS = steps();

  private StepParser() {}

  /** All words for steps. */
  static List<String> words() {
    return List.copyOf(STEPS.keySet());
  }

  static List<Step> parseAll(List<YamlNode> nodes) {
    List<Step> steps = new ArrayList<>();
    nodes.forEach(node -> steps.add(parse(node)));
    return steps;
  }

  private static Step parse(YamlNode node) {
    if (node instanceof YamlNode.Scalar scalar && scalar.text().equals(BARRIER)) {
      return barrier(node.mark());
    }
    if (!(node instanceof YamlNode.Fields mapping) || mapping.fields().size() != 1) {
      throw node.mark()
          .error(
              "a step is one word with its keys, such as \"- close: play.ts\"; allowed: barrier, "
                  + String.join(", ", words()));
    }
    String word = mapping.fields().keySet().iterator().next();
    YamlNode.Field field = mapping.fields().values().iterator().next();
    BiFunction<YamlNode, Mark, Step> parser = STEPS.get(word);
    if (parser == null) {
      throw field.keyMark().error(Suggestions.unknown("step", word, words()));
    }
    return parser.apply(field.node(), field.keyMark());
  }

  private static Map<String, BiFunction<YamlNode, Mark, Step>> steps() {
    Map<String, BiFunction<YamlNode, Mark, Step>> steps = new LinkedHashMap<>();
    steps.put("open", (node, mark) -> call(node, Shape.OPEN, OperationKind.OPEN, mark));
    steps.put("close", (node, mark) -> call(node, Shape.CLOSE, OperationKind.CLOSE, mark));
    steps.put("read", (node, mark) -> TransferParser.read(node, mark));
    steps.put("write", (node, mark) -> TransferParser.write(node, mark));
    steps.put("transfer", (node, mark) -> TransferParser.mixed(node, mark));
    steps.put("interleave", StepParser::interleave);
    steps.put("flush", (node, mark) -> call(node, Shape.FLUSH, OperationKind.FLUSH, mark));
    steps.put("truncate", (node, mark) -> call(node, Shape.TRUNCATE, OperationKind.TRUNCATE, mark));
    steps.put("mkdir", (node, mark) -> call(node, Shape.MKDIR, OperationKind.MKDIR, mark));
    steps.put("rmdir", (node, mark) -> call(node, Shape.RMDIR, OperationKind.RMDIR, mark));
    steps.put("delete", (node, mark) -> call(node, Shape.DELETE, OperationKind.DELETE, mark));
    steps.put("rename", (node, mark) -> call(node, Shape.RENAME, OperationKind.RENAME, mark));
    steps.put("stat", (node, mark) -> call(node, Shape.STAT, OperationKind.STAT, mark));
    steps.put("list", (node, mark) -> call(node, Shape.LIST, OperationKind.LIST, mark));
    steps.put("copy", StepParser::copy);
    steps.put("copy-to", (node, mark) -> copySet(node, Shape.COPY_TO, mark));
    steps.put("copy-from", (node, mark) -> copySet(node, Shape.COPY_FROM, mark));
    steps.put("think", StepParser::think);
    steps.put("loop", StepParser::loop);
    steps.put("choice", StepParser::choice);
    return steps;
  }

  private static Step barrier(Mark mark) {
    return new Step.Call(OperationKind.BARRIER, null, null, null, null, null, mark);
  }

  private static Step call(YamlNode node, Shape shape, OperationKind kind, Mark mark) {
    Keys keys = Keys.of(node, shape);
    return new Step.Call(
        kind,
        keys.value("path"),
        keys.optional("to"),
        keys.optional("flags"),
        keys.optional("size"),
        keys.optional("expect"),
        mark);
  }

  private static Step copy(YamlNode node, Mark mark) {
    Keys keys = Keys.of(node, Shape.COPY);
    keys.requireOneOf("path", "set");
    if (keys.has("path")) {
      return call(node, Shape.COPY, OperationKind.COPY, mark);
    }
    if (keys.has("expect")) {
      throw keys.value("expect").mark().error("expect stands next to set; allowed: with path only");
    }
    return new Step.CopySet(
        Step.Direction.WITHIN_TARGET, keys.value("set"), keys.value("to"), null, mark);
  }

  private static Step copySet(YamlNode node, Shape shape, Mark mark) {
    Keys keys = Keys.of(node, shape);
    return new Step.CopySet(
        shape == Shape.COPY_TO ? Step.Direction.TO_TARGET : Step.Direction.FROM_TARGET,
        keys.value("set"),
        keys.optional("to"),
        SizesParser.parse("block", keys.node("block")),
        mark);
  }

  private static Step interleave(YamlNode node, Mark mark) {
    Keys keys = Keys.of(node, Shape.INTERLEAVE);
    List<Step.Transfer> transfers = new ArrayList<>();
    for (Step step : parseAll(keys.items("steps"))) {
      if (!(step instanceof Step.Transfer transfer)) {
        throw step.mark().error("not a step of interleave; allowed: read, write, transfer");
      }
      transfers.add(transfer);
    }
    return new Step.Interleave(keys.value("stay"), transfers, mark);
  }

  private static Step think(YamlNode node, Mark mark) {
    if (node instanceof YamlNode.Scalar) {
      return new Step.Think(Keys.value("think", node), false, mark);
    }
    return new Step.Think(Keys.of(node, Shape.EXPONENTIAL).value("exponential"), true, mark);
  }

  private static Step loop(YamlNode node, Mark mark) {
    Keys keys = Keys.of(node, Shape.LOOP);
    return new Step.Loop(
        keys.value("count"),
        keys.optional("as"),
        keys.optional("order"),
        parseAll(keys.items("steps")),
        mark);
  }

  private static Step choice(YamlNode node, Mark mark) {
    List<Step.Alternative> alternatives = new ArrayList<>();
    for (YamlNode item : Keys.items("choice", node)) {
      Keys keys = Keys.of(item, Shape.ALTERNATIVE);
      Scalar weight = keys.value("weight");
      alternatives.add(new Step.Alternative(weight, parseAll(keys.items("steps"))));
    }
    return new Step.Choice(alternatives, mark);
  }
}
