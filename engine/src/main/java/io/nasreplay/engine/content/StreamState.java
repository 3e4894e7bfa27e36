package io.nasreplay.engine.content;

/** How far a stream is while the trace is walked. */
final class StreamState {
  private final int id;
  private final boolean deep;
  private int epoch;
  private long openGeneration = 1;

  StreamState(int id, int depth) {
    this.id = id;
    this.deep = depth > 1;
  }

  int id() {
    return id;
  }

  /** Whether its transfers overlap each other. */
  boolean isDeep() {
    return deep;
  }

  /** How many barriers it has passed. */
  int epoch() {
    return epoch;
  }

  /** Its own transfers of this generation and above may still be under way. */
  long openGeneration() {
    return openGeneration;
  }

  /** An operation that waits for the ones before it. */
  void fence(long generation) {
    openGeneration = generation;
  }

  void passBarrier() {
    epoch++;
  }
}
