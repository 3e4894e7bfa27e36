package io.nasreplay.cli.command;

import io.nasreplay.results.model.EnvironmentFacts;
import io.nasreplay.results.model.EnvironmentFacts.TargetFacts;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What targets are called when neither an argument nor a suite says it. */
final class TargetNames {
  private final Function<FoundRun, String> unnamed;

  /** Names of targets that suites in several folders have. */
  private final Set<String> shared;

  private TargetNames(Function<FoundRun, String> unnamed, Set<String> shared) {
    this.unnamed = unnamed;
    this.shared = shared;
  }

  /**
   * Names that tell runs apart by the first of these that differs: their labels, their mounts, the
   * folders that they are in.
   */
  static TargetNames of(List<FoundRun> runs) {
    List<FoundRun> nameless = runs.stream().filter(run -> run.target().isEmpty()).toList();
    Set<String> keys = differing(nameless);
    Function<FoundRun, String> unnamed =
        !keys.isEmpty()
            ? run -> labels(run, keys)
            : count(nameless, TargetNames::mount) != 1 || count(nameless, TargetNames::folder) < 2
                ? TargetNames::mount
                : TargetNames::folder;
    return new TargetNames(unnamed, shared(runs));
  }

  /** The name of a run's target. */
  String of(FoundRun run) {
    String name = run.target().orElseGet(() -> unnamed.apply(run));
    return run.suite()
        .filter(folder -> shared.contains(name))
        .map(folder -> name + " (" + folder.toAbsolutePath().normalize().getFileName() + ")")
        .orElse(name);
  }

  /** Keys of labels that do not have the same value in all runs. */
  private static Set<String> differing(List<FoundRun> runs) {
    Set<String> keys = new TreeSet<>();
    runs.forEach(run -> keys.addAll(run.result().labels().keySet()));
    keys.removeIf(key -> count(runs, run -> label(run, key)) < 2);
    return keys;
  }

  private static String labels(FoundRun run, Set<String> keys) {
    return keys.stream().map(key -> label(run, key)).collect(Collectors.joining(", "));
  }

  private static String label(FoundRun run, String key) {
    Map<String, String> labels = run.result().labels();
    String value = labels.getOrDefault(key, "");
    return value.isBlank() ? "no " + key : value;
  }

  /** What is mounted from a server, and where a local file system is. */
  private static String mount(FoundRun run) {
    TargetFacts target = run.result().environment().target();
    boolean remote =
        !Set.of(EnvironmentFacts.NONE, EnvironmentFacts.UNKNOWN).contains(target.server());
    String name = remote ? target.source() : target.mountPoint();
    return name.isBlank() ? EnvironmentFacts.UNKNOWN : name;
  }

  private static String folder(FoundRun run) {
    Path parent = run.folder().getParent();
    return parent == null ? "." : parent.toString();
  }

  private static Set<String> shared(List<FoundRun> runs) {
    Set<String> once = new HashSet<>();
    Set<Map.Entry<String, Path>> pairs = new HashSet<>();
    Set<String> several = new HashSet<>();
    for (FoundRun run : runs) {
      if (run.suite().isPresent() && run.target().isPresent()) {
        String name = run.target().get();
        if (pairs.add(Map.entry(name, run.suite().get())) && !once.add(name)) {
          several.add(name);
        }
      }
    }
    return several;
  }

  private static int count(List<FoundRun> runs, Function<FoundRun, String> name) {
    return (int) runs.stream().map(name).distinct().count();
  }
}
