package io.nasreplay.traces.model;

/**
 * Declares a stream: an ordered sequence of operations run by one simulated user. A stream without
 * such a row has its id as its name and depth 1.
 *
 * @param streamId the stream, 0 to {@value #MAX_STREAM_ID}
 * @param name what reports call it; not empty
 * @param depth its queue depth: how many of its operations may be in flight at once, 1 to {@value
 *     #MAX_DEPTH}
 */
public record StreamRow(int streamId, String name, int depth) implements TraceRow {
  /** The largest stream id. */
  public static final int MAX_STREAM_ID = 65_535;

  /** The largest queue depth; one thread is needed per unit. */
  public static final int MAX_DEPTH = 1_024;

  public StreamRow {
    Ranges.requireBetween(Column.STREAM, streamId, 0, MAX_STREAM_ID);
    Ranges.requireBetween(Column.COUNT, "count (queue depth)", depth, 1, MAX_DEPTH);
    if (Surrogates.standAlone(name)) {
      throw new InvalidRowException(
          Column.PATH,
          "path (stream name) holds half of a surrogate pair; allowed: text that UTF-8 can hold");
    }
    if (name.isEmpty()) {
      throw new InvalidRowException(Column.PATH, "path (stream name) is empty; a name is required");
    }
  }
}
