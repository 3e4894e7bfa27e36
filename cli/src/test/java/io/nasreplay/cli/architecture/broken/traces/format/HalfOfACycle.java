package io.nasreplay.cli.architecture.broken.traces.format;

import io.nasreplay.cli.architecture.broken.traces.model.OtherHalf;

/** Uses a class that uses it. */
public final class HalfOfACycle {
  /** The other half. */
  public OtherHalf other = new OtherHalf();
}
