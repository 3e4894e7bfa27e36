package io.nasreplay.traces.model;

/**
 * Setup row: a file that must exist, with content, before the replay starts.
 *
 * @param path the file; its parent directories exist implicitly
 * @param lengthBytes its size before the replay, 0 or more
 */
public record FileRow(TracePath path, long lengthBytes) implements TraceRow {
  public FileRow {
    Ranges.requireAtLeast(Column.LENGTH, lengthBytes, 0);
  }
}
