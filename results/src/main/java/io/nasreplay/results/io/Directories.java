package io.nasreplay.results.io;

import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Directories as things that can be made durable. */
final class Directories {
  private static final int ATTEMPTS = 100;

  private Directories() {}

  /** The directory that holds a path. */
  static Path parentOf(Path path) {
    Path parent = path.toAbsolutePath().getParent();
    if (parent == null) {
      throw new IllegalArgumentException("path is " + path + "; allowed: a path with a parent");
    }
    return parent;
  }

  /** Makes a directory; false when something with its name is there already. */
  static boolean createdNow(Path directory) throws IOException {
    try {
      Files.createDirectory(directory);
      return true;
    } catch (FileAlreadyExistsException e) {
      return false;
    }
  }

  /** Makes something in a directory. */
  interface Making {
    Path make() throws IOException;
  }

  /**
   * Makes something in a directory that is made when it is not there, again when the trial of
   * another run removes that directory, which it had made, in the same moment.
   */
  static Path within(Path directory, Making making) throws IOException {
    for (int attempt = 1; ; attempt++) {
      try {
        Files.createDirectories(directory);
        return making.make();
      } catch (NoSuchFileException | FileAlreadyExistsException e) {
        // The second when it was removed between being there already and being looked at.
        if (attempt == ATTEMPTS) {
          throw e;
        }
      }
    }
  }

  /** Makes names in a directory durable, where the system knows how: Windows does it unasked. */
  static void force(Path directory) throws IOException {
    if (File.separatorChar == '/') {
      try (FileChannel channel = FileChannel.open(directory, StandardOpenOption.READ)) {
        channel.force(true);
      }
    }
  }
}
