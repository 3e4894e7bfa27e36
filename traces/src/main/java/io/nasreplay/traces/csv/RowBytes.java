package io.nasreplay.traces.csv;

import java.io.IOException;
import java.io.OutputStream;

/** Collects the bytes of rows and passes them on in large pieces. */
final class RowBytes {
  private static final int PIECE_BYTES = 65_536;

  /** Room for a row's commas, numbers and words: far above 13 fields of 20 digits. */
  private static final int ROW_BYTES = 1_024;

  private static final int MAX_DIGITS = 19;

  private final OutputStream out;
  private final byte[] piece = new byte[PIECE_BYTES + ROW_BYTES];
  private int end;

  RowBytes(OutputStream out) {
    this.out = out;
  }

  /** Bytes of any length. */
  void put(byte[] bytes) throws IOException {
    if (bytes.length > PIECE_BYTES - end) {
      passOn();
    }
    if (bytes.length > PIECE_BYTES) {
      out.write(bytes, 0, bytes.length);
      return;
    }
    System.arraycopy(bytes, 0, piece, end, bytes.length);
    end += bytes.length;
  }

  void putCommas(int count) {
    for (int i = 0; i < count; i++) {
      piece[end++] = ',';
    }
  }

  /** Decimal digits; any number but the least, which has no counterpart above zero. */
  void putNumber(long number) {
    if (number < 0) {
      piece[end++] = '-';
    }
    long rest = Math.abs(number);
    int digits = digits(rest);
    end += digits;
    for (int at = end - 1; at >= end - digits; at--) {
      long tenth = rest / 10;
      piece[at] = (byte) ('0' + (rest - tenth * 10));
      rest = tenth;
    }
  }

  /** Passes the bytes on when there are enough of them. */
  void endRow() throws IOException {
    piece[end++] = '\n';
    if (end >= PIECE_BYTES) {
      passOn();
    }
  }

  void passOn() throws IOException {
    out.write(piece, 0, end);
    end = 0;
  }

  private static int digits(long number) {
    long limit = 10;
    for (int digits = 1; digits < MAX_DIGITS; digits++) {
      if (number < limit) {
        return digits;
      }
      limit *= 10;
    }
    return MAX_DIGITS;
  }
}
