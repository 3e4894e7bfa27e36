package io.nasreplay.generators.yaml;

import io.nasreplay.generators.workload.Mark;
import io.nasreplay.generators.workload.Scalar;
import io.nasreplay.generators.workload.Step;
import io.nasreplay.traces.model.OperationKind;
import java.util.List;
import java.util.Map;

/** The steps that move data by offset: read, write, and transfer with its mix. */
final class TransferParser {
  private TransferParser() {}

  static Step read(YamlNode node, Mark mark) {
    Keys keys = Keys.of(node, Shape.READ);
    return transfer(keys, Map.of(OperationKind.READ, new Scalar("1", mark)), mark);
  }

  static Step write(YamlNode node, Mark mark) {
    Keys keys = Keys.of(node, Shape.WRITE);
    return transfer(keys, Map.of(OperationKind.WRITE, new Scalar("1", mark)), mark);
  }

  static Step mixed(YamlNode node, Mark mark) {
    Keys keys = Keys.of(node, Shape.TRANSFER);
    Keys mix = Keys.of(keys.node("mix"), Shape.MIX);
    Map<OperationKind, Scalar> weights =
        Map.of(OperationKind.READ, mix.value("read"), OperationKind.WRITE, mix.value("write"));
    return transfer(keys, weights, mark);
  }

  private static Step transfer(Keys keys, Map<OperationKind, Scalar> weights, Mark mark) {
    keys.requireOneOf("path", "set");
    return new Step.Transfer(
        weights,
        new Step.FileChoice(paths(keys), keys.optional("set")),
        SizesParser.parse("block", keys.node("block")),
        new Step.Access(keys.optional("order"), keys.optional("stride"), keys.optional("exponent")),
        new Step.Region(keys.optional("offset"), keys.optional("span"), keys.optional("total")),
        keys.optional("stay"),
        keys.optional("expect"),
        mark);
  }

  private static List<Scalar> paths(Keys keys) {
    if (!keys.has("path")) {
      return List.of();
    }
    if (keys.node("path") instanceof YamlNode.Items) {
      return keys.items("path").stream().map(item -> Keys.value("path", item)).toList();
    }
    return List.of(keys.value("path"));
  }
}
