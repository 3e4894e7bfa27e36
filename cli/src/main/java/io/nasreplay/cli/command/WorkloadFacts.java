package io.nasreplay.cli.command;

import io.nasreplay.generators.workload.Parameter;
import io.nasreplay.generators.workload.Scalar;
import io.nasreplay.generators.workload.Workload;
import java.util.List;
import java.util.Map;

/**
 * What a user may want to know about a workload.
 *
 * @param name its name
 * @param title one line
 * @param description what it does; may be empty
 * @param source where its numbers come from; may be empty
 * @param seed where all random choices start
 * @param parameters what can be set
 */
record WorkloadFacts(
    String name,
    String title,
    String description,
    String source,
    long seed,
    List<ParameterFacts> parameters) {
  /**
   * A parameter.
   *
   * @param name its name
   * @param value what it is, as written by the user or the workload
   * @param certainty published, derived or approximation; "given" when the user set it, "quick"
   *     when it makes the workload small; empty when not said
   * @param description what it means; may be empty
   */
  record ParameterFacts(String name, String value, String certainty, String description) {}

  /** The workload as it ships. */
  static WorkloadFacts of(Workload workload) {
    return of(workload, Map.of(), Map.of());
  }

  /** The workload with the user's options. */
  static WorkloadFacts of(Workload workload, WorkloadOptions options) {
    return of(workload, options.parameters(), options.isQuick() ? workload.quick() : Map.of());
  }

  private static WorkloadFacts of(
      Workload workload, Map<String, String> given, Map<String, Scalar> quick) {
    return new WorkloadFacts(
        workload.name(),
        workload.title(),
        workload.description(),
        workload.source(),
        workload.seed(),
        workload.parameters().stream().map(parameter -> facts(parameter, given, quick)).toList());
  }

  private static ParameterFacts facts(
      Parameter parameter, Map<String, String> given, Map<String, Scalar> quick) {
    String name = parameter.name();
    String own = given.get(name);
    if (own != null) {
      return new ParameterFacts(name, own, "given", parameter.description());
    }
    Scalar small = quick.get(name);
    if (small != null) {
      return new ParameterFacts(name, small.text(), "quick", parameter.description());
    }
    String certainty = parameter.certainty() == null ? "" : parameter.certainty().token();
    return new ParameterFacts(name, parameter.value().text(), certainty, parameter.description());
  }
}
