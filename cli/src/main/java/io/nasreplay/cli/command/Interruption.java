package io.nasreplay.cli.command;

import io.nasreplay.engine.api.StopSignal;
import org.jspecify.annotations.Nullable;

/**
 * Turns the first signal to the process into a request to stop, while there is work that can stop
 * in an orderly way. Thread-safe.
 */
public final class Interruption {
  private @Nullable StopSignal current;

  /** Work that checks the returned signal begins; it stays in force until the process ends. */
  synchronized StopSignal beginStoppable() {
    if (current == null) {
      current = new StopSignal();
    }
    return current;
  }

  /** Whether somebody asked to stop. */
  synchronized boolean isRequested() {
    return current != null && current.isStopped();
  }

  /**
   * Asks to stop.
   *
   * @return false when nothing is there to stop in an orderly way, or was asked before
   */
  public synchronized boolean request(String reason) {
    if (current == null || current.isStopped()) {
      return false;
    }
    current.stop(reason);
    return true;
  }
}
