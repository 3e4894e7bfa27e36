package io.nasreplay.engine.local;

import io.nasreplay.engine.target.TargetFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A file past the cache. Transfers that are not aligned go through a second, buffered file whose
 * writes are durable when they return; it is opened by the first of them.
 */
final class DirectFile implements TargetFile {
  private final TargetFile direct;
  private final int alignmentBytes;
  private final BufferedOpening opening;
  private volatile @Nullable TargetFile buffered;
  private boolean closed;

  /** Opens the buffered file. */
  interface BufferedOpening {
    TargetFile open() throws IOException;
  }

  DirectFile(TargetFile direct, int alignmentBytes, BufferedOpening opening) {
    this.direct = direct;
    this.alignmentBytes = alignmentBytes;
    this.opening = opening;
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
    direct.truncate(lengthBytes);
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
    return file != null ? file : openBuffered();
  }

  private synchronized TargetFile openBuffered() throws IOException {
    if (closed) {
      throw new ClosedChannelException();
    }
    TargetFile file = buffered;
    if (file == null) {
      file = opening.open();
      buffered = file;
    }
    return file;
  }
}
