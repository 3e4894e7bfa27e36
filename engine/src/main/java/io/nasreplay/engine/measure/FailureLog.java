package io.nasreplay.engine.measure;

import io.nasreplay.results.model.Failures;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** Unexpected failures of all lanes: how many, and the first ones in detail. Thread-safe. */
public final class FailureLog {
  private final AtomicLong total = new AtomicLong();
  private final List<Failures.Sample> first = new ArrayList<>();

  /** Counts a failure and returns how many there are now. */
  public long count() {
    return total.incrementAndGet();
  }

  /** How many there are. */
  public long total() {
    return total.get();
  }

  /** Keeps a failure in detail, when it is among the first. */
  public void keep(Failures.Sample sample) {
    synchronized (first) {
      if (first.size() < Failures.KEPT) {
        first.add(sample);
      }
    }
  }

  /** The first failures, in the order in which they were kept. */
  public List<Failures.Sample> first() {
    synchronized (first) {
      return List.copyOf(first);
    }
  }
}
