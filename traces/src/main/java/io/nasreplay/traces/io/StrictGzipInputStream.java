package io.nasreplay.traces.io;

import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * Reads gzip and refuses what follows the last member. The JDK's class silently ignores it, and so
 * would take a file that is cut off inside a later member's header for a whole one.
 */
final class StrictGzipInputStream extends GZIPInputStream {
  private static final int TRAILER_BYTES = 8;
  private static final int BUFFER_BYTES = 65_536;

  StrictGzipInputStream(InputStream in) throws IOException {
    super(in, BUFFER_BYTES);
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int count = super.read(target, offset, length);
    if (count < 0 && (inf.getRemaining() > TRAILER_BYTES || in.read() >= 0)) {
      throw new ZipException("unknown bytes after the end of the data");
    }
    return count;
  }
}
