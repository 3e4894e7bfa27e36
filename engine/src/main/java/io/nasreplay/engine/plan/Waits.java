package io.nasreplay.engine.plan;

import java.util.Arrays;

/**
 * What steps wait for in other streams: entry i is the list of (stream index, step) that must have
 * ended. Filled by the compiler, then only read; reading is thread-safe.
 */
public final class Waits {
  private int[] starts = new int[8];
  private int[] streams = new int[8];
  private long[] steps = new long[8];
  private int entries;
  private int size;

  Waits() {}

  /** How many steps the entry names. */
  public int count(int entry) {
    return (entry + 1 == entries ? size : starts[entry + 1]) - starts[entry];
  }

  /** Index in {@link Plan#streams} of the stream to wait for. */
  public int stream(int entry, int index) {
    return streams[starts[entry] + index];
  }

  /** The step of that stream that must have ended. */
  public long step(int entry, int index) {
    return steps[starts[entry] + index];
  }

  /** Whether no step waits for another stream. */
  public boolean isEmpty() {
    return entries == 0;
  }

  /** Starts an entry and returns its index. */
  int begin() {
    if (entries == starts.length) {
      starts = Arrays.copyOf(starts, 2 * entries);
    }
    starts[entries] = size;
    return entries++;
  }

  /** Adds to the entry begun last. */
  void add(int stream, long step) {
    if (size == streams.length) {
      streams = Arrays.copyOf(streams, 2 * size);
      steps = Arrays.copyOf(steps, 2 * size);
    }
    streams[size] = stream;
    steps[size] = step;
    size++;
  }
}
