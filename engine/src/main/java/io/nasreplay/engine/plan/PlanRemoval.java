package io.nasreplay.engine.plan;

import java.nio.file.Path;
import java.util.List;

/**
 * What was removed from a {@link PlanCache}.
 *
 * @param folder where plans are kept
 * @param removed files that are gone
 * @param removedBytes their sizes together
 * @param left files that could not be removed
 */
public record PlanRemoval(Path folder, List<Path> removed, long removedBytes, List<Path> left) {
  public PlanRemoval {
    removed = List.copyOf(removed);
    left = List.copyOf(left);
  }
}
