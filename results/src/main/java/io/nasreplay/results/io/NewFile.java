package io.nasreplay.results.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files that never take the place of others, and appear whole or not at all. Stateless. */
final class NewFile {
  private NewFile() {}

  /**
   * Writes one, durable when this returns.
   *
   * @throws java.nio.file.FileAlreadyExistsException when something is there
   * @throws IOException when it cannot be written; it names the path
   */
  static void write(Path path, byte[] content) throws IOException {
    Files.createFile(path);
    boolean written = false;
    try {
      DurableFile.write(path, content);
      written = true;
    } finally {
      if (!written) {
        Files.deleteIfExists(path);
      }
    }
  }
}
