package io.nasreplay.traces.csv;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.QuoteMode;
import org.jspecify.annotations.Nullable;

/**
 * The bytes of texts that may need quotes, each behind the comma before its field. Remembers recent
 * ones, since the texts of a trace's rows repeat.
 */
final class QuotedTexts {
  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180.builder().setQuoteMode(QuoteMode.MINIMAL).get();

  private static final int REMEMBERED = 4_096;

  private final @Nullable String[] texts = new @Nullable String[REMEMBERED];
  private final byte[][] bytes = new byte[REMEMBERED][];

  byte[] of(String text) {
    int hash = text.hashCode();
    int at = (hash ^ hash >>> 16) & REMEMBERED - 1;
    if (!text.equals(texts[at])) {
      bytes[at] = quoted(text);
      texts[at] = text;
    }
    return bytes[at];
  }

  private static byte[] quoted(String text) {
    StringBuilder field = new StringBuilder(text.length() + 1);
    try {
      FORMAT.print(text, field, false);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return field.toString().getBytes(StandardCharsets.UTF_8);
  }
}
