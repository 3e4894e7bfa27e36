package io.nasreplay.engine.content;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A stream while the trace is walked: how far it is, and what it has open. */
final class StreamState {
  /** An open file. */
  record Handle(FileLedger file, boolean appends) {}

  private final int id;
  private final boolean deep;
  private final Map<String, Deque<Handle>> handles = new HashMap<>();
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

  void open(String path, Handle handle) {
    handles.computeIfAbsent(path, p -> new ArrayDeque<>(2)).push(handle);
  }

  void close(String path) {
    Deque<Handle> stack = handles.get(path);
    if (stack != null) {
      stack.pop();
      if (stack.isEmpty()) {
        handles.remove(path);
      }
    }
  }

  /** What the stream opened last under the path, or null. */
  @Nullable Handle handle(String path) {
    Deque<Handle> stack = handles.get(path);
    return stack == null ? null : stack.peek();
  }
}
