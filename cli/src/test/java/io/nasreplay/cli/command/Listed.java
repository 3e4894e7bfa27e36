package io.nasreplay.cli.command;

import java.util.List;
import java.util.stream.IntStream;

/** What {@code nasreplay list} names. */
final class Listed {
  private Listed() {}

  /** The workloads, in its order. */
  static List<String> workloads() {
    JsonDocument list = JsonDocument.parse(Invocation.of("list", "--json").out());
    return IntStream.range(0, list.size("workloads"))
        .mapToObj(i -> list.at("workloads." + i + ".name"))
        .toList();
  }
}
