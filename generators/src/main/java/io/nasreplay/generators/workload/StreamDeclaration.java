package io.nasreplay.generators.workload;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A simulated user, or several alike.
 *
 * @param name what reports call it; with <code>${i}</code> when there are several instances
 * @param instances how many streams are made from it; null for one
 * @param depth how many operations may be in flight at once; null for one
 * @param pace how fast reads and writes are issued; null for as fast as possible
 * @param steps what it does, in order
 * @param mark where it stands
 */
public record StreamDeclaration(
    Scalar name,
    @Nullable Scalar instances,
    @Nullable Scalar depth,
    @Nullable Scalar pace,
    List<Step> steps,
    Mark mark) {
  public StreamDeclaration {
    steps = List.copyOf(steps);
  }
}
