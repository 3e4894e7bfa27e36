package io.nasreplay.traces.capture;

import io.nasreplay.traces.model.StreamRow;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Who made a recording's operations: threads or processes become streams. One that begins after
 * another has ended goes on in that one's stream, so that there are as many streams as there were
 * threads at one time, and what followed each other still does. Not thread-safe.
 */
public final class CapturedStreams {
  private final Map<Long, Integer> current = new HashMap<>();
  private final Deque<Integer> free = new ArrayDeque<>();
  private final List<StringBuilder> names = new ArrayList<>();

  /** Names of streams are not longer than this; the rest of those who shared it is left out. */
  private static final int MAX_NAME_LENGTH = 120;

  /**
   * The stream of a thread; a new one, or one that has become free, when it was not seen before.
   *
   * @param key the thread in the recording
   * @param name what to call it, for example {@code pid 700}
   * @throws IllegalStateException when more threads run at one time than a trace can have streams
   */
  public int of(long key, String name) {
    Integer known = current.get(key);
    if (known != null) {
      return known;
    }
    int stream = free.isEmpty() ? added() : free.removeFirst();
    current.put(key, stream);
    StringBuilder all = names.get(stream);
    if (all.length() + name.length() < MAX_NAME_LENGTH) {
      all.append(all.length() == 0 ? "" : ", ").append(name);
    }
    return stream;
  }

  /** The thread has ended: its stream is free for another one. */
  public void ended(long key) {
    Integer stream = current.remove(key);
    if (stream != null) {
      free.addLast(stream);
    }
  }

  /** How many there are; their ids are 0 to this, without this. */
  public int size() {
    return names.size();
  }

  /** The name of a stream: those who made its operations, in order. */
  public String name(int streamId) {
    return names.get(streamId).toString();
  }

  private int added() {
    if (names.size() > StreamRow.MAX_STREAM_ID) {
      throw new IllegalStateException(
          "more than " + (StreamRow.MAX_STREAM_ID + 1) + " threads run at one time");
    }
    names.add(new StringBuilder());
    return names.size() - 1;
  }
}
