package io.nasreplay.traces.strace;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Texts as strace writes them, with a backslash before what is not printable. */
final class Escapes {
  private static final String LETTERS = "ntrfvab";
  private static final byte[] MEANT = {'\n', '\t', '\r', '\f', 0x0B, 0x07, '\b'};

  private Escapes() {}

  /**
   * The text: {@code \303\251} is e with an acute accent, {@code \"} a quote. Bytes that are not
   * UTF-8 become {@code %} and two digits, so that different names stay different; so does NUL.
   */
  static String decoded(byte[] bytes, int start, int end) {
    boolean plain = true;
    for (int i = start; i < end && plain; i++) {
      plain = bytes[i] != '\\' && bytes[i] > 0;
    }
    return plain
        ? new String(bytes, start, end - start, StandardCharsets.ISO_8859_1)
        : text(unescaped(bytes, start, end));
  }

  private static byte[] unescaped(byte[] bytes, int start, int end) {
    ByteArrayOutputStream plain = new ByteArrayOutputStream(end - start);
    int i = start;
    while (i < end) {
      if (bytes[i] != '\\' || i + 1 >= end) {
        plain.write(bytes[i++]);
        continue;
      }
      int letter = LETTERS.indexOf(bytes[i + 1]);
      if (letter >= 0) {
        plain.write(MEANT[letter]);
        i += 2;
      } else if (bytes[i + 1] == 'x') {
        i = numbered(plain, bytes, i + 2, Math.min(i + 4, end), 16);
      } else if (Character.digit(bytes[i + 1], 8) >= 0) {
        i = numbered(plain, bytes, i + 1, Math.min(i + 4, end), 8);
      } else {
        plain.write(bytes[i + 1]);
        i += 2;
      }
    }
    return plain.toByteArray();
  }

  private static int numbered(
      ByteArrayOutputStream plain, byte[] bytes, int start, int end, int base) {
    int i = start;
    int value = 0;
    while (i < end && Character.digit(bytes[i], base) >= 0) {
      value = value * base + Character.digit(bytes[i++], base);
    }
    plain.write(value);
    return i;
  }

  private static String text(byte[] bytes) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return text.replace("\0", "%00");
    } catch (CharacterCodingException e) {
      StringBuilder text = new StringBuilder();
      for (byte octet : bytes) {
        text.append(
            octet > 0 ? String.valueOf((char) octet) : String.format(Locale.ROOT, "%%%02X", octet));
      }
      return text.toString();
    }
  }
}
