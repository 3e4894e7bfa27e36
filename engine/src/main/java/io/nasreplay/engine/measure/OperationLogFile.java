package io.nasreplay.engine.measure;

import io.nasreplay.engine.api.EnvironmentException;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The temporary file behind the operation logs of all lanes, in {@code java.io.tmpdir}; it
 * disappears with the process. Thread-safe: lanes write at places of their own.
 */
public final class OperationLogFile implements Closeable {
  private final FileChannel channel;
  private final AtomicLong endBytes = new AtomicLong();

  private OperationLogFile(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Makes an empty one.
   *
   * @throws EnvironmentException when the temporary folder does not allow it
   */
  public static OperationLogFile create() {
    Path folder = Path.of(System.getProperty("java.io.tmpdir"));
    try {
      return new OperationLogFile(
          FileChannel.open(
              folder.resolve("nasreplay-log-" + UUID.randomUUID()),
              StandardOpenOption.CREATE_NEW,
              StandardOpenOption.READ,
              StandardOpenOption.WRITE,
              StandardOpenOption.DELETE_ON_CLOSE));
    } catch (IOException e) {
      throw new EnvironmentException(
          folder
              + ": the log of operations cannot be kept there ("
              + e.getMessage()
              + "); give another folder with -Djava.io.tmpdir=DIR",
          e);
    }
  }

  /** Writes a chunk, position to limit, and returns where it lies. */
  long append(ByteBuffer chunk) throws IOException {
    long atBytes = endBytes.getAndAdd(chunk.remaining());
    long offsetBytes = atBytes;
    while (chunk.hasRemaining()) {
      offsetBytes += channel.write(chunk, offsetBytes);
    }
    return atBytes;
  }

  /** Fills a buffer, position to limit, from a place. */
  void read(ByteBuffer chunk, long atBytes) throws IOException {
    long offsetBytes = atBytes;
    while (chunk.hasRemaining()) {
      int count = channel.read(chunk, offsetBytes);
      if (count < 0) {
        throw new IOException("the log of operations ends early at byte " + offsetBytes);
      }
      offsetBytes += count;
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
