package io.nasreplay.cli.command;

import io.nasreplay.suites.model.Suite;
import io.nasreplay.suites.model.SuiteTarget;
import io.nasreplay.suites.run.ResolvedTarget;
import io.nasreplay.traces.format.Suggestions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The directories of a suite's targets, from the suite and from --target. Stateless. */
final class SuiteTargets {
  private static final String UNNAMED = "target";

  private SuiteTargets() {}

  /**
   * The targets.
   *
   * @param folder to which paths in the suite are relative
   * @param needed whether a target must have a directory: not for a plan
   * @throws IllegalArgumentException when the command line does not fit the suite
   */
  static List<ResolvedTarget> of(
      Suite suite, List<TargetArgument> given, Path folder, boolean needed) {
    Map<String, Path> paths = paths(suite, given);
    if (suite.targets().isEmpty()) {
      return paths.isEmpty() ? nowhere(needed) : unlabelled(paths);
    }
    List<ResolvedTarget> targets = new ArrayList<>();
    for (SuiteTarget target : suite.targets()) {
      Path path = paths.get(target.name());
      if (path == null && target.path() != null) {
        path = folder.resolve(target.path().text());
      }
      if (path == null && needed) {
        throw new IllegalArgumentException(
            "target "
                + target.name()
                + " has no path; give it with --target '"
                + target.name()
                + "=DIR', or in the suite");
      }
      targets.add(
          new ResolvedTarget(
              target.name(),
              path == null ? folder.toAbsolutePath() : path.toAbsolutePath(),
              target.labels()));
    }
    return targets;
  }

  private static Map<String, Path> paths(Suite suite, List<TargetArgument> given) {
    List<String> names = suite.targets().stream().map(SuiteTarget::name).toList();
    Map<String, Path> paths = new LinkedHashMap<>();
    for (TargetArgument argument : given) {
      String name = argument.name().orElseGet(() -> onlyName(names, given));
      if (!names.isEmpty() && !names.contains(name)) {
        throw new IllegalArgumentException(
            "--target: " + Suggestions.unknown("target", name, names));
      }
      if (paths.put(name, argument.named()) != null) {
        throw new IllegalArgumentException(
            "--target names " + name + " twice; allowed: each target once");
      }
    }
    return paths;
  }

  private static String onlyName(List<String> names, List<TargetArgument> given) {
    if (names.size() > 1 || given.size() > 1) {
      throw new IllegalArgumentException(
          "--target without a name; allowed with several targets: --target NAME=DIR");
    }
    return names.isEmpty() ? UNNAMED : names.get(0);
  }

  private static List<ResolvedTarget> nowhere(boolean needed) {
    if (needed) {
      throw new IllegalArgumentException("Missing required option: '--target=DIR'");
    }
    return List.of(new ResolvedTarget(UNNAMED, Path.of("").toAbsolutePath(), Map.of()));
  }

  private static List<ResolvedTarget> unlabelled(Map<String, Path> paths) {
    List<ResolvedTarget> targets = new ArrayList<>();
    paths.forEach(
        (name, path) -> targets.add(new ResolvedTarget(name, path.toAbsolutePath(), Map.of())));
    return targets;
  }
}
