package io.nasreplay.results.quantity;

/** Text that cannot steer what shows it. Stateless and thread-safe. */
public final class PrintableText {
  private PrintableText() {}

  /** The text with {@code ?} for every control, format and separator character. */
  public static String of(String text) {
    StringBuilder plain = new StringBuilder();
    text.codePoints().map(PrintableText::printable).forEach(plain::appendCodePoint);
    return plain.toString();
  }

  private static int printable(int codePoint) {
    int type = Character.getType(codePoint);
    boolean steers =
        type == Character.CONTROL
            || type == Character.FORMAT
            || type == Character.LINE_SEPARATOR
            || type == Character.PARAGRAPH_SEPARATOR
            || type == Character.SURROGATE;
    return steers ? '?' : codePoint;
  }
}
