package io.nasreplay.results.json;

/** Any record, map or list as JSON text. Stateless and thread-safe. */
public final class JsonText {
  private JsonText() {}

  /**
   * Pretty-printed JSON that ends in a line feed. Lines end in a line feed on every system.
   *
   * <p>Record components keep their order and names; maps keep their own order, so that one with a
   * defined order is to be passed. An empty optional is null, an instant an ISO 8601 text in UTC, a
   * path its text, an enum constant its name in lower case, a number that is infinite or not a
   * number null.
   *
   * @throws IllegalArgumentException when a value has no JSON form, for example a cycle
   */
  public static String of(Object value) {
    return JsonMapping.write(value);
  }
}
