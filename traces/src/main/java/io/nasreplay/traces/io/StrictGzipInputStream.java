package io.nasreplay.traces.io;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;

/**
 * Reads all members of a gzip file (RFC 1952) and refuses anything else that follows. The JDK's
 * class ignores a member whose header is cut off, and so takes a truncated file for a whole one.
 */
final class StrictGzipInputStream extends InflaterInputStream {
  private static final int BUFFER_BYTES = 65_536;
  private static final int FLAG_HEADER_CHECKSUM = 2;
  private static final int FLAG_EXTRA = 4;
  private static final int FLAG_NAME = 8;
  private static final int FLAG_COMMENT = 16;

  private final CRC32 checksum = new CRC32();
  private int unusedFrom;
  private int unusedBytes;
  private boolean ended;

  StrictGzipInputStream(InputStream in) throws IOException {
    super(in, new Inflater(true), BUFFER_BYTES);
    startMember(nextByte());
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (ended) {
      return -1;
    }
    int count = super.read(target, offset, length);
    while (count < 0) {
      readTrailer();
      int next = nextByte();
      if (next < 0) {
        ended = true;
        return -1;
      }
      startMember(next);
      count = super.read(target, offset, length);
    }
    checksum.update(target, offset, count);
    return count;
  }

  @Override
  public void close() throws IOException {
    inf.end();
    super.close();
  }

  private void startMember(int firstByte) throws IOException {
    if (firstByte != 0x1F || requiredByte() != 0x8B || requiredByte() != Deflater.DEFLATED) {
      throw new ZipException("no gzip member where one should begin");
    }
    int flags = requiredByte();
    skip(6);
    if ((flags & FLAG_EXTRA) != 0) {
      skip(requiredByte() | requiredByte() << 8);
    }
    if ((flags & FLAG_NAME) != 0) {
      skipText();
    }
    if ((flags & FLAG_COMMENT) != 0) {
      skipText();
    }
    if ((flags & FLAG_HEADER_CHECKSUM) != 0) {
      skip(2);
    }
    inf.reset();
    inf.setInput(buf, unusedFrom, unusedBytes);
    checksum.reset();
  }

  private void readTrailer() throws IOException {
    unusedBytes = inf.getRemaining();
    unusedFrom = len - unusedBytes;
    long sizeWritten = inf.getBytesWritten() & 0xFFFF_FFFFL;
    if (littleEndianInt() != checksum.getValue() || littleEndianInt() != sizeWritten) {
      throw new ZipException("the checksum does not match");
    }
  }

  private long littleEndianInt() throws IOException {
    long low = requiredByte() | requiredByte() << 8;
    long high = requiredByte() | requiredByte() << 8;
    return low | high << 16;
  }

  private void skip(int count) throws IOException {
    for (int i = 0; i < count; i++) {
      requiredByte();
    }
  }

  private void skipText() throws IOException {
    while (requiredByte() != 0) {
      // A name or comment ends with a zero byte.
    }
  }

  private int requiredByte() throws IOException {
    int next = nextByte();
    if (next < 0) {
      throw new EOFException("the data ends inside a gzip header or trailer");
    }
    return next;
  }

  private int nextByte() throws IOException {
    if (unusedBytes == 0) {
      len = Math.max(0, in.read(buf, 0, buf.length));
      unusedFrom = 0;
      unusedBytes = len;
    }
    if (unusedBytes == 0) {
      return -1;
    }
    unusedBytes--;
    return buf[unusedFrom++] & 0xFF;
  }
}
