package io.nasreplay.traces.capture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.traces.format.BadInputException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LinesTest {
  @Test
  void lineEndsAndAByteOrderMarkAreLeftOut() throws IOException {
    assertThat(all("\uFEFFone\r\n\ntwo\nlast")).containsExactly("one", "", "two", "last");
    assertThat(all("")).isEmpty();
    assertThat(all("\n")).containsExactly("");
  }

  @Test
  void aLineThatWasCutOffIsNotWhole() throws IOException {
    try (Lines lines = lines("a\nb")) {
      assertThat(lines.advance()).isTrue();
      assertThat(lines.isWhole()).isTrue();
      assertThat(lines.advance()).isTrue();
      assertThat(lines.isWhole()).isFalse();
      assertThat(lines.number()).isEqualTo(2);
      assertThat(lines.advance()).isFalse();
    }
  }

  @Test
  void linesLongerThanTheBufferAreWhole() throws IOException {
    String mebibyte = "x".repeat(Lines.MAX_LINE_BYTES);
    assertThat(all("a\n" + mebibyte + "\nb\n")).containsExactly("a", mebibyte, "b");
  }

  @Test
  void longerLinesAreRefused() {
    assertThatThrownBy(() -> all("a\n" + "x".repeat(5 * Lines.MAX_LINE_BYTES)))
        .isInstanceOf(BadInputException.class)
        .hasMessageStartingWith("test:2: the line is longer than 1048576 bytes");
  }

  private static List<String> all(String text) throws IOException {
    List<String> all = new ArrayList<>();
    try (Lines lines = lines(text)) {
      while (lines.advance()) {
        all.add(lines.text());
      }
    }
    return all;
  }

  /** Bytes come in pieces of various sizes. */
  private static Lines lines(String text) {
    InputStream bytes =
        new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)) {
          private int piece;

          @Override
          public synchronized int read(byte[] target, int offset, int length) {
            piece = piece % 7 + 1;
            return super.read(target, offset, Math.min(piece * 999, length));
          }
        };
    return new Lines("test", bytes);
  }
}
