package io.nasreplay.cli.architecture;

import java.util.List;
import java.util.Map;

/** The arrows between packages: each may use the packages it maps to, and no other of ours. */
final class PackageArrows {
  static final Map<String, List<String>> TABLE =
      Map.ofEntries(
          Map.entry("traces.model", List.of()),
          Map.entry("traces.namespace", List.of("traces.model")),
          Map.entry("traces.format", List.of("traces.namespace", "traces.model")),
          Map.entry("traces.readahead", List.of("traces.format", "traces.model")),
          Map.entry("traces.lint", List.of("traces.format", "traces.model")),
          Map.entry("traces.csv", List.of("traces.format", "traces.model")),
          Map.entry("traces.capture", List.of("traces.format", "traces.model", "traces.namespace")),
          Map.entry("traces.fio", List.of("traces.capture", "traces.format", "traces.model")),
          Map.entry("traces.strace", List.of("traces.capture", "traces.format", "traces.model")),
          Map.entry(
              "traces.profile",
              List.of(
                  "traces.csv",
                  "traces.format",
                  "traces.namespace",
                  "traces.model",
                  "traces.readahead")),
          Map.entry("traces.io", List.of("traces.*")),
          Map.entry("generators.random", List.of()),
          Map.entry("generators.pattern", List.of()),
          Map.entry("generators.arrival", List.of()),
          Map.entry("generators.expression", List.of("traces.format")),
          Map.entry("generators.workload", List.of("traces.format", "traces.model")),
          Map.entry(
              "generators.yaml", List.of("generators.workload", "traces.format", "traces.model")),
          Map.entry(
              "generators.compile",
              List.of(
                  "generators.arrival",
                  "generators.expression",
                  "generators.pattern",
                  "generators.random",
                  "generators.workload",
                  "traces.format",
                  "traces.model",
                  "traces.namespace")),
          Map.entry(
              "generators.catalogue",
              List.of("generators.workload", "generators.yaml", "traces.format")),
          Map.entry("results.model", List.of()),
          Map.entry("results.stats", List.of("results.model")),
          Map.entry("results.csv", List.of("results.compare", "results.model", "results.quantity")),
          Map.entry("results.json", List.of("results.compare", "results.model")),
          Map.entry("results.markdown", List.of("results.compare", "results.quantity")),
          Map.entry("results.quantity", List.of()),
          Map.entry(
              "results.compare", List.of("results.model", "results.stats", "results.quantity")),
          Map.entry(
              "results.text", List.of("results.compare", "results.model", "results.quantity")),
          Map.entry("results.chart", List.of()),
          Map.entry(
              "results.report",
              List.of(
                  "results.chart",
                  "results.compare",
                  "results.model",
                  "results.quantity",
                  "results.stats")),
          Map.entry("results.html", List.of("results.chart", "results.json", "results.report")),
          Map.entry("results.io", List.of("results.csv", "results.json", "results.model")),
          Map.entry("engine.api", List.of()),
          Map.entry("engine.time", List.of()),
          Map.entry("engine.scratch", List.of("engine.api")),
          Map.entry(
              "engine.content",
              List.of(
                  "engine.api",
                  "engine.scratch",
                  "engine.target",
                  "results.model",
                  "traces.format",
                  "traces.model",
                  "traces.namespace")),
          Map.entry("engine.target", List.of("engine.api", "traces.model")),
          Map.entry("engine.local", List.of("engine.target", "traces.model")),
          Map.entry("engine.cache", List.of()),
          Map.entry("engine.traffic", List.of("results.model")),
          Map.entry("engine.tool", List.of("engine.api", "engine.time")),
          Map.entry("engine.mount", List.of("engine.tool", "results.model")),
          Map.entry(
              "engine.environment",
              List.of(
                  "engine.api",
                  "engine.local",
                  "engine.mount",
                  "engine.prepare",
                  "engine.target",
                  "engine.tool",
                  "results.model",
                  "results.quantity",
                  "traces.model")),
          Map.entry(
              "engine.prepare",
              List.of(
                  "engine.api",
                  "engine.content",
                  "engine.local",
                  "engine.target",
                  "engine.time",
                  "traces.model")),
          Map.entry(
              "engine.plan",
              List.of(
                  "engine.api",
                  "engine.scratch",
                  "engine.content",
                  "engine.time",
                  "results.model",
                  "results.quantity",
                  "traces.format",
                  "traces.model",
                  "traces.namespace",
                  "traces.profile",
                  "traces.readahead")),
          Map.entry(
              "engine.measure",
              List.of("engine.api", "engine.scratch", "results.model", "traces.model")),
          Map.entry(
              "engine.pace", List.of("engine.api", "engine.measure", "engine.plan", "engine.time")),
          Map.entry(
              "engine.replay",
              List.of(
                  "engine.*",
                  "results.model",
                  "results.quantity",
                  "traces.format",
                  "traces.model",
                  "traces.profile")),
          Map.entry("suites.model", List.of("engine.api", "generators.workload", "results.model")),
          Map.entry(
              "suites.yaml",
              List.of(
                  "engine.api",
                  "generators.expression",
                  "generators.workload",
                  "generators.yaml",
                  "results.model",
                  "suites.model",
                  "traces.format")),
          Map.entry("suites.catalogue", List.of("suites.model", "suites.yaml", "traces.format")),
          Map.entry(
              "suites.schedule",
              List.of(
                  "engine.api",
                  "generators.workload",
                  "results.model",
                  "results.stats",
                  "suites.model",
                  "traces.format",
                  "traces.profile")),
          Map.entry(
              "suites.journal",
              List.of(
                  "engine.api", "engine.time", "results.json", "results.model", "suites.model")),
          Map.entry(
              "suites.score",
              List.of(
                  "results.json",
                  "results.model",
                  "results.stats",
                  "suites.model",
                  "suites.schedule")),
          Map.entry(
              "suites.text",
              List.of(
                  "results.csv",
                  "results.markdown",
                  "results.model",
                  "results.quantity",
                  "results.text",
                  "suites.model",
                  "suites.schedule",
                  "suites.score")),
          Map.entry(
              "suites.run",
              List.of(
                  "engine.api",
                  "engine.prepare",
                  "engine.time",
                  "engine.tool",
                  "results.io",
                  "results.json",
                  "results.model",
                  "results.quantity",
                  "results.stats",
                  "suites.*",
                  "traces.format")),
          Map.entry("cli", List.of("cli.command", "engine.time")),
          Map.entry(
              "cli.command",
              List.of(
                  "traces.*", "generators.*", "results.*", "engine.*", "suites.*", "cli.progress")),
          Map.entry("cli.progress", List.of("engine.api", "engine.time", "results.quantity")));

  private PackageArrows() {}
}
