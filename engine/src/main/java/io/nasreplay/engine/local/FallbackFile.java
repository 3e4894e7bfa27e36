package io.nasreplay.engine.local;

import io.nasreplay.engine.target.TargetFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Optional;

/** A file that was to be direct and is buffered instead, its writes durable when they return. */
record FallbackFile(TargetFile file, String reason) implements TargetFile {
  @Override
  public int read(ByteBuffer buffer, long offsetBytes) throws IOException {
    return file.read(buffer, offsetBytes);
  }

  @Override
  public int write(ByteBuffer buffer, long offsetBytes) throws IOException {
    return file.write(buffer, offsetBytes);
  }

  @Override
  public void flush() throws IOException {
    file.flush();
  }

  @Override
  public void truncate(long lengthBytes) throws IOException {
    file.truncate(lengthBytes);
  }

  @Override
  public long sizeBytes() throws IOException {
    return file.sizeBytes();
  }

  @Override
  public Optional<String> fallbackReason() {
    return Optional.of(reason);
  }

  @Override
  public boolean isAligned(long offsetBytes, int lengthBytes) {
    return false;
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
