package io.nasreplay.cli.command;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that make a workload a trace. */
final class WorkloadOptions {
  @Option(
      names = {"-p", "--parameter"},
      paramLabel = "KEY=VALUE",
      description = "Set a parameter of the workload, for example -p size=32GiB. Repeatable.")
  private Map<String, String> parameters = new LinkedHashMap<>();

  @Option(
      names = "--quick",
      description =
          "Make the workload small, for trying out: seconds, and less than 200 MB. What comes of it"
              + " is marked and not comparable.")
  private boolean quick;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Start all random choices here instead of at the workload's own seed.")
  private @Nullable Long seed;

  /** Options that nobody gave on a command line. */
  static WorkloadOptions with(Map<String, String> parameters, boolean quick) {
    WorkloadOptions options = new WorkloadOptions();
    options.parameters = new LinkedHashMap<>(parameters);
    options.quick = quick;
    return options;
  }

  Map<String, String> parameters() {
    return parameters;
  }

  boolean isQuick() {
    return quick;
  }

  OptionalLong seed() {
    return seed == null ? OptionalLong.empty() : OptionalLong.of(seed);
  }
}
