package io.nasreplay.suites.run;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.prepare.Leftovers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The file sets that a suite leaves on its targets from run to run, and removes at its end. */
final class FileSetKeeper {
  private final List<ResolvedTarget> targets;
  private final Map<String, List<String>> spared;
  private final RunListener listener;

  /**
   * @param spared by target, the run folders that are not the suite's
   */
  FileSetKeeper(
      List<ResolvedTarget> targets, Map<String, List<String>> spared, RunListener listener) {
    this.targets = targets;
    this.spared = spared;
    this.listener = listener;
  }

  /**
   * The run folders on each target now.
   *
   * @throws EnvironmentException when a target is no directory that can be read
   */
  static Map<String, List<String>> foldersOn(List<ResolvedTarget> targets) {
    Map<String, List<String>> folders = new LinkedHashMap<>();
    for (ResolvedTarget target : targets) {
      folders.put(
          target.name(), Leftovers.foldersOn(target.path()).stream().map(Path::toString).toList());
    }
    return folders;
  }

  /** Removes what a killed process left behind, but not what it kept for later runs. */
  void tidy() {
    clean(false);
  }

  /** Removes everything of the suite's. */
  void removeAll() {
    clean(true);
  }

  private void clean(boolean alsoKept) {
    for (ResolvedTarget target : targets) {
      Set<Path> others =
          spared.getOrDefault(target.name(), List.of()).stream()
              .map(Path::of)
              .collect(Collectors.toSet());
      if (Files.isDirectory(target.path())) {
        clean(target.path(), alsoKept, others);
      }
    }
  }

  private void clean(Path target, boolean alsoKept, Set<Path> others) {
    try {
      List<Object> left = new ArrayList<>(Leftovers.clean(target, alsoKept, others).leftAlone());
      if (alsoKept) {
        left.forEach(one -> listener.warned("left on the target: " + one));
      }
    } catch (EnvironmentException e) {
      listener.warned("file sets may be left on the target: " + e.getMessage());
    }
  }
}
