package io.nasreplay.engine.replay;

import io.nasreplay.engine.traffic.Traffic;
import io.nasreplay.engine.traffic.TrafficCounter;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the counter on the way to the target just before the clock starts and just after the score
 * stops it, never in between. Thread-safe.
 */
final class TrafficWatch {
  private final TrafficCounter counter;
  private final boolean flushCounts;
  private @Nullable Traffic first;
  private @Nullable Traffic last;
  private Map<String, Traffic> firstOthers = Map.of();
  private Map<String, Traffic> lastOthers = Map.of();

  /**
   * A watch.
   *
   * @param counter what is read
   * @param flushCounts whether the score covers the flush
   */
  TrafficWatch(TrafficCounter counter, boolean flushCounts) {
    this.counter = counter;
    this.flushCounts = flushCounts;
  }

  /** A watch for a replay whose traffic is of no interest. */
  static TrafficWatch ofNothing() {
    return new TrafficWatch(TrafficCounter.none(""), true);
  }

  TrafficCounter counter() {
    return counter;
  }

  /** The barrier is about to open. */
  synchronized void clockStarts() {
    firstOthers = counter.others();
    first = counter.read().orElse(null);
  }

  /** The last operation has ended; the flush has not begun. */
  void operationsEnded() {
    if (!flushCounts) {
      ended();
    }
  }

  /** The last byte is durable, or nobody waits for it any more. */
  synchronized void ended() {
    if (last == null) {
      last = counter.read().orElse(null);
      lastOthers = counter.others();
    }
  }

  /** Another interface that moved so much in between, or more. */
  synchronized Optional<String> otherThatMoved(long bytes) {
    return lastOthers.entrySet().stream()
        .filter(other -> firstOthers.containsKey(other.getKey()))
        .filter(other -> since(other).bytes() >= bytes)
        .map(Map.Entry::getKey)
        .sorted()
        .findFirst();
  }

  private Traffic since(Map.Entry<String, Traffic> other) {
    Traffic earlier = firstOthers.getOrDefault(other.getKey(), other.getValue());
    return other.getValue().since(earlier);
  }

  /** What passed in between; empty when that was not counted. */
  synchronized Optional<Traffic> passed() {
    if (first == null || last == null) {
      return Optional.empty();
    }
    Traffic passed = last.since(first);
    boolean reset = passed.bytesIn() < 0 || passed.bytesOut() < 0;
    return reset ? Optional.empty() : Optional.of(passed);
  }
}
