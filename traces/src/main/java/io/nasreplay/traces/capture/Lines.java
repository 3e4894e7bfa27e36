package io.nasreplay.traces.capture;

import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourcePosition;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The lines of a recording, one after another, as bytes of a buffer that is used again. A byte
 * order mark at the start and CR before LF are left out. Not thread-safe.
 */
public final class Lines implements Closeable {
  /** A longer line is bad input. */
  public static final int MAX_LINE_BYTES = 1 << 20;

  private static final int FIRST_BUFFER_BYTES = 1 << 16;
  private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final String name;
  private final InputStream source;
  private byte[] buffer = new byte[FIRST_BUFFER_BYTES];

  /** Where the line begins and ends, without its end; where the next begins; end of the bytes. */
  private int start;

  private int end;
  private int next;
  private int limit;

  private long number;
  private boolean whole = true;

  /**
   * Lines of a source, which is closed with them.
   *
   * @param name what messages call it
   */
  public Lines(String name, InputStream source) {
    this.name = name;
    this.source = source;
  }

  /**
   * Goes to the next line; false at the end. Blocks on the source.
   *
   * @throws BadInputException when the line is longer than {@value #MAX_LINE_BYTES} bytes
   */
  public boolean advance() throws IOException {
    start = next;
    int at = start;
    while (true) {
      for (; at < limit; at++) {
        if (buffer[at] == '\n') {
          return foundLine(at, at + 1, true);
        }
      }
      int kept = limit - start;
      boolean more = fill();
      at = start + kept;
      if (!more) {
        return kept > 0 && foundLine(limit, limit, false);
      }
    }
  }

  private boolean foundLine(int newEnd, int newNext, boolean ended) {
    number++;
    whole = ended;
    next = newNext;
    end = newEnd > start && buffer[newEnd - 1] == '\r' ? newEnd - 1 : newEnd;
    if (number == 1 && startsWithMark()) {
      start += MARK.length;
    }
    return true;
  }

  private boolean startsWithMark() {
    return end - start >= MARK.length
        && Arrays.equals(buffer, start, start + MARK.length, MARK, 0, MARK.length);
  }

  /** Reads more bytes behind those of the line, which moves to the buffer's start. */
  private boolean fill() throws IOException {
    int kept = limit - start;
    if (kept > MAX_LINE_BYTES) {
      throw new BadInputException(
          new SourcePosition(name, number + 1, 0),
          "the line is longer than " + MAX_LINE_BYTES + " bytes; allowed: lines up to that");
    }
    byte[] target = kept > buffer.length / 2 ? new byte[buffer.length * 2] : buffer;
    System.arraycopy(buffer, start, target, 0, kept);
    buffer = target;
    start = 0;
    limit = kept;
    int count = source.read(buffer, kept, buffer.length - kept);
    limit += Math.max(count, 0);
    return count >= 0;
  }

  /** The buffer that holds the line, until the next {@link #advance}; not to be changed. */
  public byte[] bytes() {
    return buffer;
  }

  /** Where in {@link #bytes} the line begins. */
  public int start() {
    return start;
  }

  /** Where in {@link #bytes} the line ends, without CR and LF. */
  public int end() {
    return end;
  }

  /** The line's number, from 1. */
  public long number() {
    return number;
  }

  /** Whether the line ended with LF: false for the last one of a recording that was cut off. */
  public boolean isWhole() {
    return whole;
  }

  /** The line as text in UTF-8; what is not UTF-8 is replaced. */
  public String text() {
    return new String(buffer, start, end - start, StandardCharsets.UTF_8);
  }

  /** An error in this line; {@code column} from 1, 0 for the whole line. */
  public BadInputException bad(int column, String problem) {
    return new BadInputException(new SourcePosition(name, number, column), problem, text());
  }

  @Override
  public void close() throws IOException {
    source.close();
  }
}
