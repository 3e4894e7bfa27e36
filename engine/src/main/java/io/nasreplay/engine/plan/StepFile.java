package io.nasreplay.engine.plan;

import io.nasreplay.engine.api.EnvironmentException;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/**
 * The temporary file that holds all records of a plan. It lies in {@code java.io.tmpdir}, is
 * written in chunks and then mapped; it disappears with the process, however that ends.
 */
final class StepFile implements Closeable {
  /** Chunks never straddle a multiple of this, so that each lies in one mapping. */
  static final long SEGMENT_BYTES = 1L << 28;

  private final Path path;
  private final FileChannel channel;
  private long endBytes;

  private StepFile(Path path, FileChannel channel) {
    this.path = path;
    this.channel = channel;
  }

  static StepFile create() {
    Path folder = Path.of(System.getProperty("java.io.tmpdir"));
    Path path = folder.resolve("nasreplay-plan-" + UUID.randomUUID());
    try {
      return new StepFile(
          path,
          FileChannel.open(
              path,
              StandardOpenOption.CREATE_NEW,
              StandardOpenOption.READ,
              StandardOpenOption.WRITE,
              StandardOpenOption.DELETE_ON_CLOSE));
    } catch (IOException e) {
      throw failure(folder, e);
    }
  }

  /** Writes a chunk, position to limit, and returns where it lies. */
  long append(ByteBuffer chunk) {
    int lengthBytes = chunk.remaining();
    long atBytes = endBytes;
    if (atBytes / SEGMENT_BYTES != (atBytes + lengthBytes - 1) / SEGMENT_BYTES) {
      atBytes = (atBytes / SEGMENT_BYTES + 1) * SEGMENT_BYTES;
    }
    endBytes = atBytes + lengthBytes;
    write(chunk, atBytes);
    return atBytes;
  }

  /** The whole file, one read-only mapping per segment. */
  ByteBuffer[] map() {
    int segments = (int) ((endBytes + SEGMENT_BYTES - 1) / SEGMENT_BYTES);
    ByteBuffer[] mapped = new ByteBuffer[segments];
    try {
      for (int i = 0; i < segments; i++) {
        long fromBytes = i * SEGMENT_BYTES;
        long lengthBytes = Math.min(SEGMENT_BYTES, endBytes - fromBytes);
        mapped[i] =
            channel
                .map(FileChannel.MapMode.READ_ONLY, fromBytes, lengthBytes)
                .order(ByteOrder.LITTLE_ENDIAN);
      }
      return mapped;
    } catch (IOException e) {
      throw failure(path, e);
    }
  }

  private void write(ByteBuffer chunk, long atBytes) {
    try {
      long offsetBytes = atBytes;
      while (chunk.hasRemaining()) {
        offsetBytes += channel.write(chunk, offsetBytes);
      }
    } catch (IOException e) {
      throw failure(path, e);
    }
  }

  private static EnvironmentException failure(Path where, IOException cause) {
    return new EnvironmentException(
        where
            + ": the compiled trace cannot be kept there ("
            + cause.getMessage()
            + "); give another folder with -Djava.io.tmpdir=DIR",
        cause);
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw failure(path, e);
    }
  }
}
