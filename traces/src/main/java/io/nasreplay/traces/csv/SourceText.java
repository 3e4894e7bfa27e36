package io.nasreplay.traces.csv;

import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.DamagedSourceException;
import io.nasreplay.traces.format.SourcePosition;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Decodes a source's UTF-8 and keeps the latest part of the text, so that an error can show the
 * line it is about. What is not UTF-8, damaged or too long for a row is bad input.
 */
final class SourceText extends Reader {
  /** The longest row, in characters: far above two paths of 4,096 bytes each. */
  static final int MAX_ROW_CHARACTERS = 65_536;

  private static final int WINDOW_CHARACTERS = 4 * MAX_ROW_CHARACTERS;
  private static final int KEPT_CHARACTERS = 2 * MAX_ROW_CHARACTERS;

  private final String source;
  private final InputStream in;
  private final CharsetDecoder decoder =
      StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .onUnmappableCharacter(CodingErrorAction.REPORT);
  private final ByteBuffer bytes = ByteBuffer.allocate(65_536).flip();
  private final char[] window = new char[WINDOW_CHARACTERS];
  private long windowStart;
  private int end;
  private int next;
  private long rowMark;
  private long bytesRead;
  private long linesDecoded;
  private boolean inputEnded;

  SourceText(String source, InputStream in) {
    this.source = source;
    this.in = in;
  }

  /** The next character without taking it, or -1 at the end. */
  int peek() throws IOException {
    return available() ? window[next] : -1;
  }

  /** Takes the character that {@link #peek} showed. */
  void skipOne() {
    next++;
  }

  /** The next line without its end; at the end of the text, what is left. */
  String readLine() throws IOException {
    StringBuilder line = new StringBuilder();
    while (available() && window[next] != '\n') {
      line.append(window[next++]);
      requireRowLength();
    }
    if (available()) {
      next++;
    }
    rowRead();
    int length = line.length();
    return length > 0 && line.charAt(length - 1) == '\r'
        ? line.substring(0, length - 1)
        : line.toString();
  }

  @Override
  public int read(char[] target, int offset, int length) throws IOException {
    requireRowLength();
    if (!available()) {
      return -1;
    }
    int taken = Math.min(length, end - next);
    System.arraycopy(window, next, target, offset, taken);
    next += taken;
    return taken;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }

  /** How many characters were taken so far. */
  long position() {
    return windowStart + next;
  }

  /** A row was read: from here on, the next one may take {@link #MAX_ROW_CHARACTERS}. */
  void rowRead() {
    rowMark = position();
  }

  /** Whether all text was decoded and it ends without a line end. */
  boolean endsWithinLine() {
    return inputEnded && next == end && end > 0 && window[end - 1] != '\n';
  }

  /** Decoded text from a position that belongs to the current or the row before it. */
  String textFrom(long position) {
    int from = (int) Math.max(0, position - windowStart);
    return new String(window, from, Math.min(end - from, MAX_ROW_CHARACTERS));
  }

  private void requireRowLength() throws RowTooLongException {
    if (position() - rowMark > MAX_ROW_CHARACTERS) {
      throw new RowTooLongException();
    }
  }

  private boolean available() throws IOException {
    while (next == end) {
      if (inputEnded && !bytes.hasRemaining()) {
        return false;
      }
      decodeMore();
    }
    return true;
  }

  private void decodeMore() throws IOException {
    makeRoom();
    if (!inputEnded) {
      fillBytes();
    }
    CharBuffer target = CharBuffer.wrap(window, end, window.length - end);
    CoderResult result = decoder.decode(bytes, target, inputEnded);
    int decodedEnd = target.position();
    if (result.isError() && decodedEnd == end) {
      throw notUtf8();
    }
    for (int i = end; i < decodedEnd; i++) {
      linesDecoded += window[i] == '\n' ? 1 : 0;
    }
    end = decodedEnd;
  }

  private void makeRoom() {
    if (end > window.length - MAX_ROW_CHARACTERS) {
      int dropped = end - KEPT_CHARACTERS;
      System.arraycopy(window, dropped, window, 0, KEPT_CHARACTERS);
      windowStart += dropped;
      next -= dropped;
      end -= dropped;
    }
  }

  private void fillBytes() throws IOException {
    bytes.compact();
    try {
      int count = in.read(bytes.array(), bytes.position(), bytes.remaining());
      inputEnded = count < 0;
      bytesRead += Math.max(count, 0);
      bytes.position(bytes.position() + Math.max(count, 0));
    } catch (DamagedSourceException e) {
      throw new BadInputException(
          new SourcePosition(source, linesDecoded + 1, 0),
          String.valueOf(e.getMessage()) + "; allowed: a whole, undamaged file");
    } finally {
      bytes.flip();
    }
  }

  private BadInputException notUtf8() {
    long byteNumber = bytesRead - bytes.remaining() + 1;
    String line = new String(window, lineStart(), end - lineStart());
    return new BadInputException(
        new SourcePosition(source, linesDecoded + 1, line.length() + 1L),
        "byte "
            + byteNumber
            + " of the text (0x"
            + Integer.toHexString(bytes.get(bytes.position()) & 0xFF)
            + ") is not UTF-8; allowed: a text in UTF-8",
        line);
  }

  private int lineStart() {
    int start = end;
    while (start > 0 && window[start - 1] != '\n') {
      start--;
    }
    return start;
  }
}
