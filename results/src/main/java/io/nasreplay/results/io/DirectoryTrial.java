package io.nasreplay.results.io;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Makes a directory and a file in it, and removes all that it made but what others use by now. Used
 * once.
 */
final class DirectoryTrial implements AutoCloseable {
  private final Deque<Path> made = new ArrayDeque<>();

  /**
   * Tries it.
   *
   * @throws IOException when files cannot be made there
   */
  void run(Path directory) throws IOException {
    if (Files.exists(directory) && !Files.isDirectory(directory)) {
      throw new FileSystemException(directory.toString(), null, "is a file, not a directory");
    }
    makeMissing(directory.toAbsolutePath());
    Path folder =
        Directories.within(
            directory, () -> Files.createTempDirectory(directory, ".nasreplay-trial-"));
    made.push(folder);
    Path file = Files.createFile(folder.resolve(ResultFolder.RESULT_FILE));
    made.push(file);
    Files.write(file, new byte[1]);
  }

  private void makeMissing(Path directory) throws IOException {
    Deque<Path> missing = new ArrayDeque<>();
    for (Path path = directory; Files.notExists(path); path = Directories.parentOf(path)) {
      missing.push(path);
    }
    for (Path path : missing) {
      if (Directories.createdNow(path)) {
        made.push(path);
      }
    }
  }

  /** Removes what was made, the last first. */
  @Override
  public void close() throws IOException {
    for (Path path : made) {
      try {
        Files.deleteIfExists(path);
      } catch (DirectoryNotEmptyException e) {
        // Another run stores its result there.
        return;
      }
    }
  }
}
