package io.nasreplay.cli.architecture.broken.traces.model;

import io.nasreplay.cli.architecture.broken.engine.api.UsedFromBelow;
import io.nasreplay.cli.architecture.broken.traces.format.HalfOfACycle;

/** Uses a layer above, and a module above. */
public final class OtherHalf {
  /** A layer above. */
  public HalfOfACycle half = new HalfOfACycle();

  /** A module above. */
  public UsedFromBelow used = new UsedFromBelow();
}
