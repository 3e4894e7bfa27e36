package io.nasreplay.engine.time;

import java.util.concurrent.locks.LockSupport;

/** Lets time pass. Thread-safe. */
@FunctionalInterface
public interface Sleeper {
  /** Blocks the calling thread for about that long; may return early. */
  void sleepNanos(long nanos);

  /** A gate that is closed. */
  default Gate newGate() {
    return Gate.closed();
  }

  /** Parks the thread. */
  static Sleeper system() {
    return LockSupport::parkNanos;
  }
}
