package io.nasreplay.engine.scratch;

import io.nasreplay.engine.api.EnvironmentException;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/**
 * A temporary file in {@code java.io.tmpdir}, never on a target. It disappears when it is closed
 * and with the process, however that ends; mappings stay usable until they are unreachable.
 * Thread-safe: all calls are positional and block.
 */
public final class ScratchFile implements Closeable {
  private final Path folder;
  private final String purpose;
  private final FileChannel channel;

  private ScratchFile(Path folder, String purpose, FileChannel channel) {
    this.folder = folder;
    this.purpose = purpose;
    this.channel = channel;
  }

  /**
   * Makes an empty one.
   *
   * @param purpose what it holds, for messages, for example "the compiled trace"
   * @throws EnvironmentException when the temporary folder does not allow it
   */
  public static ScratchFile create(String purpose) {
    Path folder = Path.of(System.getProperty("java.io.tmpdir"));
    try {
      return new ScratchFile(
          folder,
          purpose,
          FileChannel.open(
              folder.resolve("nasreplay-" + UUID.randomUUID()),
              StandardOpenOption.CREATE_NEW,
              StandardOpenOption.READ,
              StandardOpenOption.WRITE,
              StandardOpenOption.DELETE_ON_CLOSE));
    } catch (IOException e) {
      throw failure(folder, purpose, e);
    }
  }

  /** Writes a buffer, position to limit, at an offset. */
  public void write(ByteBuffer bytes, long atBytes) throws IOException {
    long offsetBytes = atBytes;
    while (bytes.hasRemaining()) {
      offsetBytes += channel.write(bytes, offsetBytes);
    }
  }

  /** Fills a buffer, position to limit, from an offset. */
  public void read(ByteBuffer bytes, long atBytes) throws IOException {
    long offsetBytes = atBytes;
    while (bytes.hasRemaining()) {
      int count = channel.read(bytes, offsetBytes);
      if (count < 0) {
        throw new EOFException(purpose + " ends early at byte " + offsetBytes);
      }
      offsetBytes += count;
    }
  }

  /** Maps a range; a writable mapping extends the file to its end. */
  public MappedByteBuffer map(FileChannel.MapMode mode, long fromBytes, long lengthBytes)
      throws IOException {
    return channel.map(mode, fromBytes, lengthBytes);
  }

  /** The error for the user when the file cannot be used. */
  public EnvironmentException failure(IOException cause) {
    return failure(folder, purpose, cause);
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw failure(e);
    }
  }

  private static EnvironmentException failure(Path folder, String purpose, IOException cause) {
    return new EnvironmentException(
        folder
            + ": "
            + purpose
            + " cannot be kept there ("
            + cause.getMessage()
            + "); give another folder with -Djava.io.tmpdir=DIR",
        cause);
  }
}
