package io.nasreplay.traces.format;

/**
 * A place in a text.
 *
 * @param source the file or what else was read, for messages
 * @param line counted from 1; 0 when the whole source is meant
 * @param column counted from 1 in characters; 0 when the whole line is meant
 */
public record SourcePosition(String source, long line, long column) {
  /** The whole source. */
  public static SourcePosition whole(String source) {
    return new SourcePosition(source, 0, 0);
  }

  @Override
  public String toString() {
    if (line == 0) {
      return source;
    }
    return column == 0 ? source + ":" + line : source + ":" + line + ":" + column;
  }
}
