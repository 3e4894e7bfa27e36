package io.nasreplay.cli.command;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.prepare.Leftovers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/**
 * The file set that stays on the target from run to run, and goes with the last one. When the last
 * one is not reached it is removed here; what was on the target before stays.
 */
final class KeptBetweenRuns implements AutoCloseable {
  private final Path target;
  private final boolean keptAnyway;
  private final RunListener listener;

  private Set<Path> before = Set.of();
  private boolean pending;

  /**
   * @param keptAnyway whether the user wants it to stay after the last run too
   */
  KeptBetweenRuns(Path target, boolean keptAnyway, RunListener listener) {
    this.target = target;
    this.keptAnyway = keptAnyway;
    this.listener = listener;
  }

  /** The options of a run after which another one follows. */
  ReplayOptions keeping(ReplayOptions options) {
    if (!pending && !keptAnyway && Files.isDirectory(target)) {
      before = Set.copyOf(Leftovers.foldersOn(target));
      pending = true;
    }
    return options.keeping();
  }

  /** The last run has come and gone. */
  void settled() {
    pending = false;
  }

  @Override
  public void close() {
    if (!pending) {
      return;
    }
    try {
      Leftovers.clean(target, true, before)
          .leftAlone()
          .forEach(left -> listener.warned("left on the target: " + left));
    } catch (EnvironmentException e) {
      listener.warned("the file set may be left on the target: " + e.getMessage());
    }
  }
}
