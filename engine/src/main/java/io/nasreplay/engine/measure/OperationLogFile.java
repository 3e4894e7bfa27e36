package io.nasreplay.engine.measure;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.scratch.ScratchFile;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The temporary file behind the operation logs of all lanes, in {@code java.io.tmpdir}; it
 * disappears with the process. Thread-safe: lanes write at places of their own.
 */
public final class OperationLogFile implements Closeable {
  private final ScratchFile file;
  private final AtomicLong endBytes = new AtomicLong();

  private OperationLogFile(ScratchFile file) {
    this.file = file;
  }

  /**
   * Makes an empty one.
   *
   * @throws EnvironmentException when the temporary folder does not allow it
   */
  public static OperationLogFile create() {
    return new OperationLogFile(ScratchFile.create("the log of operations"));
  }

  /** Writes a chunk, position to limit, and returns where it lies. */
  long append(ByteBuffer chunk) throws IOException {
    long atBytes = endBytes.getAndAdd(chunk.remaining());
    file.write(chunk, atBytes);
    return atBytes;
  }

  /** Fills a buffer, position to limit, from a place. */
  void read(ByteBuffer chunk, long atBytes) throws IOException {
    file.read(chunk, atBytes);
  }

  @Override
  public void close() {
    file.close();
  }
}
