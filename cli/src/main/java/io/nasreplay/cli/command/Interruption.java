package io.nasreplay.cli.command;

import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.time.Clock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What signals to the process do. The first asks to stop, while there is work that can stop in an
 * orderly way. Without such work it ends the process at once, and so does a later one. One that
 * follows the first within half a second says nothing new: {@code timeout} and process managers
 * send one to the process and one to its group. Thread-safe.
 */
public final class Interruption {
  private static final long SAME_NANOS = 500_000_000;

  private final Clock clock;
  private @Nullable StopSignal current;
  private @Nullable Consumer<String> ending;
  private @Nullable String first;
  private long firstNanos;
  private boolean ended;

  /**
   * Nobody has asked yet.
   *
   * @param clock tells how far signals lie apart
   */
  public Interruption(Clock clock) {
    this.clock = clock;
  }

  /** Work that checks the returned signal begins; it stays in force until the process ends. */
  synchronized StopSignal beginStoppable() {
    if (current == null) {
      current = new StopSignal();
      if (first != null) {
        current.stop(first);
      }
    }
    return current;
  }

  /**
   * How the process is ended at once, given the reason. Called at most once, by the thread that
   * brings the signal; by this one when a signal has come already.
   */
  void endWith(Consumer<String> atOnce) {
    if (mustEndWith(atOnce) && first != null) {
      atOnce.accept(first);
    }
  }

  private synchronized boolean mustEndWith(Consumer<String> atOnce) {
    ending = atOnce;
    ended = first != null && current == null;
    return ended;
  }

  /** A signal has come. Returns when it has been followed, which may end the process. */
  public void request(String reason) {
    Consumer<String> atOnce = follow(reason);
    if (atOnce != null) {
      atOnce.accept(reason);
    }
  }

  /** Follows a signal as far as that does not end the process; else returns what does. */
  private synchronized @Nullable Consumer<String> follow(String reason) {
    if (first == null) {
      first = reason;
      firstNanos = clock.nanos();
      if (current != null) {
        current.stop(reason);
        return null;
      }
    } else if (clock.nanos() - firstNanos < SAME_NANOS) {
      return null;
    }
    if (ended || ending == null) {
      return null;
    }
    ended = true;
    return ending;
  }
}
