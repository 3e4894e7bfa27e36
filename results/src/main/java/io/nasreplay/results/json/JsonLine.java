package io.nasreplay.results.json;

/** A record as one line of JSON, for files that grow by lines. Stateless and thread-safe. */
public final class JsonLine {
  private JsonLine() {}

  /**
   * The record on one line, without a line feed; its parts as {@link JsonText} writes them.
   *
   * @throws IllegalArgumentException when a value has no JSON form
   */
  public static String of(Object value) {
    return JsonMapping.writeLine(value);
  }

  /**
   * The record that {@link #of} wrote.
   *
   * @throws IllegalArgumentException when the line is none; the message says what is wrong
   */
  public static <T> T read(String line, Class<T> type) {
    return JsonMapping.read(line, type);
  }
}
