package io.nasreplay.engine.api;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Asks a run to stop between two operations. Thread-safe; reading it costs one volatile read.
 * Threads are never interrupted, since that would close their channels.
 */
public final class StopSignal {
  private volatile @Nullable String reason;

  /** Asks to stop; the first reason given stays. */
  public synchronized void stop(String why) {
    if (reason == null) {
      reason = why;
    }
  }

  /** Whether somebody asked. */
  public boolean isStopped() {
    return reason != null;
  }

  /** Why, when somebody asked. */
  public Optional<String> reason() {
    return Optional.ofNullable(reason);
  }
}
