package io.nasreplay.cli.architecture.broken.engine.api;

/** Stands above the traces, which use it nevertheless. */
public final class UsedFromBelow {
  /** A static that changes. */
  public static int counter;
}
