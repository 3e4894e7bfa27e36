package io.nasreplay.engine.plan;

import java.io.IOException;
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

  void save(FormOutput out) throws IOException {
    out.count(entries);
    for (int entry = 0; entry < entries; entry++) {
      out.number(starts[entry]);
    }
    out.count(size);
    for (int i = 0; i < size; i++) {
      out.number(streams[i]);
      out.number(steps[i]);
    }
  }

  /** Reads what {@link #save} wrote, for so many streams. */
  static Waits restore(FormInput in, int streamCount) throws IOException {
    Waits waits = new Waits();
    waits.entries = in.count(Long.BYTES);
    waits.starts = new int[waits.entries];
    long least = 0;
    for (int entry = 0; entry < waits.entries; entry++) {
      waits.starts[entry] = (int) in.between(least, Integer.MAX_VALUE);
      least = waits.starts[entry];
    }
    waits.size = in.count(2 * Long.BYTES);
    FormInput.require(least, 0, waits.size);
    waits.streams = new int[waits.size];
    waits.steps = new long[waits.size];
    for (int i = 0; i < waits.size; i++) {
      waits.streams[i] = (int) in.atMost(streamCount - 1);
      waits.steps[i] = in.atMost(Long.MAX_VALUE);
    }
    return waits;
  }
}
