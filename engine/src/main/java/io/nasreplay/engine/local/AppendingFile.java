package io.nasreplay.engine.local;

import io.nasreplay.engine.target.TargetFile;
import java.io.IOException;
import java.nio.ByteBuffer;

/** Appending and reading through two channels, where one cannot do both. */
record AppendingFile(TargetFile appending, TargetFile reading) implements TargetFile {
  @Override
  public int read(ByteBuffer buffer, long offsetBytes) throws IOException {
    return reading.read(buffer, offsetBytes);
  }

  @Override
  public int write(ByteBuffer buffer, long offsetBytes) throws IOException {
    return appending.write(buffer, offsetBytes);
  }

  @Override
  public void flush() throws IOException {
    appending.flush();
  }

  @Override
  public void truncate(long lengthBytes) throws IOException {
    appending.truncate(lengthBytes);
  }

  @Override
  public long sizeBytes() throws IOException {
    return reading.sizeBytes();
  }

  @Override
  public void close() throws IOException {
    try {
      appending.close();
    } finally {
      reading.close();
    }
  }
}
