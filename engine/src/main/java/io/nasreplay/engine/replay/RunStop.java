package io.nasreplay.engine.replay;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Why the replay ends before the trace does. Thread-safe; asking costs one volatile read. */
final class RunStop {
  private volatile @Nullable String reason;

  /** Ends the replay; the first reason stays. */
  synchronized void stop(String why) {
    if (reason == null) {
      reason = why;
    }
  }

  boolean isStopped() {
    return reason != null;
  }

  Optional<String> reason() {
    return Optional.ofNullable(reason);
  }
}
