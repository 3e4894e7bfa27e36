package io.nasreplay.traces.readahead;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A stream whose bytes were read ahead. */
final class BytesAhead extends InputStream {
  private static final int PIECE_BYTES = 65_536;

  private static final class Piece {
    final byte[] bytes = new byte[PIECE_BYTES];
    int length;
  }

  private final HandOver<Piece> pieces;
  private @Nullable Piece piece;
  private int at;

  BytesAhead(InputStream source) {
    pieces = new HandOver<>("trace-bytes", new Pieces(source));
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, target.length);
    if (length == 0) {
      return 0;
    }
    while (piece == null || at == piece.length) {
      piece = pieces.take();
      at = 0;
      if (piece == null) {
        return -1;
      }
    }
    int count = Math.min(length, piece.length - at);
    System.arraycopy(piece.bytes, at, target, offset, count);
    at += count;
    return count;
  }

  @Override
  public void close() {
    pieces.close();
  }

  private record Pieces(InputStream source) implements HandOver.Source<Piece> {
    @Override
    public Piece batch() {
      return new Piece();
    }

    @Override
    public boolean fill(Piece piece) throws IOException {
      piece.length = 0;
      int count = source.read(piece.bytes, 0, PIECE_BYTES);
      piece.length = Math.max(count, 0);
      return count >= 0;
    }

    @Override
    public void close() throws IOException {
      source.close();
    }
  }
}
