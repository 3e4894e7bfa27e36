package io.nasreplay.generators.compile;

import io.nasreplay.generators.pattern.Interleaving;
import java.util.List;
import org.apache.commons.rng.UniformRandomProvider;
import org.jspecify.annotations.Nullable;

/** Files that take turns in one stream. */
final class InterleavedLanes implements Operations {
  private final List<TransferLane> lanes;
  private final @Nullable Interleaving turns;
  private int draining;

  InterleavedLanes(List<TransferLane> lanes, double stay, UniformRandomProvider random) {
    this.lanes = lanes;
    long[] planned = lanes.stream().mapToLong(TransferLane::plannedOperations).toArray();
    this.turns = lanes.isEmpty() ? null : Interleaving.ofOperations(planned, stay, random);
  }

  @Override
  public @Nullable PlacedRow next() {
    while (turns != null && turns.hasNext()) {
      PlacedRow row = lanes.get(turns.next()).next();
      if (row != null) {
        return row;
      }
    }
    return drained();
  }

  /** What is left when blocks of drawn sizes came out smaller than planned. */
  private @Nullable PlacedRow drained() {
    while (draining < lanes.size()) {
      PlacedRow row = lanes.get(draining).next();
      if (row != null) {
        return row;
      }
      draining++;
    }
    return null;
  }
}
