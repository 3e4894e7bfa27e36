package io.nasreplay.benchmarks.operations;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.SplittableRandom;

/** Makes the files of an operation list: real content, durable. */
public final class FileLayout {
  private static final int CHUNK_BYTES = 1 << 20;

  private FileLayout() {}

  /** Makes what is missing or has another size, in a folder that exists or can be made. */
  public static void make(OperationList operations, Path folder) throws IOException {
    Files.createDirectories(folder);
    for (StreamOperations stream : operations.streams()) {
      Path file = folder.resolve(stream.file());
      if (!Files.exists(file) || Files.size(file) != stream.fileBytes()) {
        fill(file, stream.fileBytes());
      }
    }
  }

  private static void fill(Path file, long bytes) throws IOException {
    byte[] content = new byte[CHUNK_BYTES];
    new SplittableRandom(bytes).nextBytes(content);
    ByteBuffer chunk = ByteBuffer.allocateDirect(CHUNK_BYTES).put(content);
    try (FileChannel channel =
        FileChannel.open(
            file,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE)) {
      for (long left = bytes; left > 0; ) {
        chunk.clear().limit((int) Math.min(left, CHUNK_BYTES));
        left -= channel.write(chunk);
      }
      channel.force(true);
    }
  }
}
