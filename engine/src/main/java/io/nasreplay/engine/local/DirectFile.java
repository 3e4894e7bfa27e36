package io.nasreplay.engine.local;

import io.nasreplay.engine.target.TargetFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A file past the cache. Transfers that are not aligned go through a second, buffered file whose
 * writes are durable when they return. It is the same file: opened with it, or later through it
 * where the system can, since its name may belong to another file by then.
 */
final class DirectFile implements TargetFile {
  private final TargetFile direct;
  private final int alignmentBytes;
  private final @Nullable Reopening reopening;
  private volatile @Nullable TargetFile buffered;
  private volatile boolean closed;

  /** Opens the buffered file whatever the name of the direct one is. */
  interface Reopening {
    TargetFile reopen() throws IOException;
  }

  private DirectFile(
      TargetFile direct,
      int alignmentBytes,
      @Nullable TargetFile buffered,
      @Nullable Reopening reopening) {
    this.direct = direct;
    this.alignmentBytes = alignmentBytes;
    this.buffered = buffered;
    this.reopening = reopening;
  }

  /** Opens the buffered file when it is needed. */
  static DirectFile reopening(TargetFile direct, int alignmentBytes, Reopening reopening) {
    return new DirectFile(direct, alignmentBytes, null, reopening);
  }

  /** Has the buffered file from the start. */
  static DirectFile with(TargetFile direct, int alignmentBytes, TargetFile buffered) {
    return new DirectFile(direct, alignmentBytes, buffered, null);
  }

  @Override
  public int read(ByteBuffer buffer, long offsetBytes) throws IOException {
    return fileFor(buffer, offsetBytes).read(buffer, offsetBytes);
  }

  @Override
  public int write(ByteBuffer buffer, long offsetBytes) throws IOException {
    return fileFor(buffer, offsetBytes).write(buffer, offsetBytes);
  }

  @Override
  public void flush() throws IOException {
    direct.flush();
  }

  @Override
  public void truncate(long lengthBytes) throws IOException {
    // Where both are channels, the direct one cannot write the single byte that grows a file.
    TargetFile file = buffered;
    (file != null ? file : direct).truncate(lengthBytes);
  }

  @Override
  public long sizeBytes() throws IOException {
    return direct.sizeBytes();
  }

  @Override
  public Optional<String> fallbackReason() {
    return Optional.empty();
  }

  @Override
  public boolean isAligned(long offsetBytes, int lengthBytes) {
    return offsetBytes % alignmentBytes == 0 && lengthBytes % alignmentBytes == 0;
  }

  @Override
  public void prepareFor(long offsetBytes, int lengthBytes) throws IOException {
    if (!isAligned(offsetBytes, lengthBytes)) {
      buffered();
    }
  }

  @Override
  public synchronized void close() throws IOException {
    closed = true;
    try {
      direct.close();
    } finally {
      closeBuffered();
    }
  }

  private void closeBuffered() throws IOException {
    TargetFile file = buffered;
    if (file != null) {
      file.close();
    }
  }

  private TargetFile fileFor(ByteBuffer buffer, long offsetBytes) throws IOException {
    return isAligned(offsetBytes, buffer.remaining()) ? direct : buffered();
  }

  private TargetFile buffered() throws IOException {
    TargetFile file = buffered;
    return file != null && !closed ? file : openBuffered();
  }

  private synchronized TargetFile openBuffered() throws IOException {
    TargetFile file = buffered;
    if (closed || reopening == null) {
      throw new ClosedChannelException();
    }
    if (file == null) {
      file = reopening.reopen();
      buffered = file;
    }
    return file;
  }
}
