package io.nasreplay.traces.io;

import com.github.luben.zstd.ZstdInputStream;
import com.github.luben.zstd.ZstdOutputStream;
import io.nasreplay.traces.format.DamagedSourceException;
import io.nasreplay.traces.readahead.ReadAhead;
import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** The streams of each {@link Compression}. Output depends on the input alone. */
final class Codecs {
  private static final int BUFFER_BYTES = 65_536;
  private static final int GZIP_LEVEL = 6;
  private static final int ZSTD_LEVEL = 9;
  private static final byte[] GZIP_MAGIC = {0x1F, (byte) 0x8B};
  private static final byte[] ZSTD_MAGIC = {0x28, (byte) 0xB5, 0x2F, (byte) 0xFD};

  private Codecs() {}

  /**
   * The uncompressed bytes of a source; its first bytes tell how it is compressed. Decompression
   * goes on beside the reading.
   */
  static InputStream decompressing(InputStream source) throws IOException {
    BufferedInputStream in = new BufferedInputStream(source, BUFFER_BYTES);
    in.mark(ZSTD_MAGIC.length);
    byte[] magic = in.readNBytes(ZSTD_MAGIC.length);
    in.reset();
    if (startsWith(magic, GZIP_MAGIC)) {
      return guarded("gzip", in, StrictGzipInputStream::new);
    }
    if (startsWith(magic, ZSTD_MAGIC)) {
      return guarded("Zstandard", in, ZstdInputStream::new);
    }
    return in;
  }

  /** Compresses what is written; close completes it and closes the destination. */
  static OutputStream compressing(OutputStream destination, Compression compression)
      throws IOException {
    return switch (compression) {
      case NONE -> destination;
      case GZIP -> new LevelGzipOutputStream(destination);
      case ZSTD -> new ZstdOutputStream(destination, ZSTD_LEVEL).setChecksum(true);
    };
  }

  private static boolean startsWith(byte[] bytes, byte[] prefix) {
    if (bytes.length < prefix.length) {
      return false;
    }
    for (int i = 0; i < prefix.length; i++) {
      if (bytes[i] != prefix[i]) {
        return false;
      }
    }
    return true;
  }

  private interface Opener {
    InputStream open(InputStream in) throws IOException;
  }

  /** Tells failures of the source itself from damage that the decompressor finds. */
  private static InputStream guarded(String kind, InputStream in, Opener opener)
      throws IOException {
    SourceFailures failures = new SourceFailures(in);
    try {
      return ReadAhead.bytes(new DamageReporting(kind, opener.open(failures), failures));
    } catch (IOException e) {
      throw failures.sourceFailed() ? e : damaged(kind, e);
    }
  }

  private static DamagedSourceException damaged(String kind, IOException cause) {
    return new DamagedSourceException(
        "the " + kind + " data is damaged or cut off (" + cause.getMessage() + ")", cause);
  }

  private static final class LevelGzipOutputStream extends GZIPOutputStream {
    LevelGzipOutputStream(OutputStream out) throws IOException {
      super(out, BUFFER_BYTES);
      def.setLevel(GZIP_LEVEL);
      def.setStrategy(Deflater.DEFAULT_STRATEGY);
    }
  }

  /** Remembers whether reading the compressed bytes themselves failed. */
  private static final class SourceFailures extends FilterInputStream {
    private boolean failed;

    SourceFailures(InputStream in) {
      super(in);
    }

    boolean sourceFailed() {
      return failed;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      try {
        return super.read(target, offset, length);
      } catch (IOException e) {
        failed = true;
        throw e;
      }
    }
  }

  /** Turns what a decompressor throws into {@link DamagedSourceException}. */
  private static final class DamageReporting extends FilterInputStream {
    private final String kind;
    private final SourceFailures source;

    DamageReporting(String kind, InputStream in, SourceFailures source) {
      super(in);
      this.kind = kind;
      this.source = source;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      try {
        return super.read(target, offset, length);
      } catch (IOException e) {
        throw source.sourceFailed() ? e : damaged(kind, e);
      }
    }
  }
}
