package io.nasreplay.results.io;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Text files that appear whole or not at all, and are durable then. Stateless. */
public final class TextFile {
  private TextFile() {}

  /**
   * Writes one in UTF-8, in place of what is there.
   *
   * @throws IOException when it cannot be written; it names the path
   */
  public static void write(Path path, String text) throws IOException {
    DurableFile.write(path, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Writes one in UTF-8, never in place of anything.
   *
   * @throws java.nio.file.FileAlreadyExistsException when something is there
   * @throws IOException when it cannot be written; it names the path
   */
  public static void writeNew(Path path, String text) throws IOException {
    NewFile.write(path, text.getBytes(StandardCharsets.UTF_8));
  }
}
