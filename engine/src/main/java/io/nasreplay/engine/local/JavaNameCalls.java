package io.nasreplay.engine.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NotDirectoryException;

/** What every Java can do: the kind is asked for first. */
final class JavaNameCalls implements NameCalls {
  @Override
  public void unlink(LocalPath file) throws IOException {
    if (Files.isDirectory(file.path(), LinkOption.NOFOLLOW_LINKS)) {
      throw file.error("Is a directory");
    }
    Files.delete(file.path());
  }

  @Override
  public void rmdir(LocalPath directory) throws IOException {
    if (Files.exists(directory.path(), LinkOption.NOFOLLOW_LINKS)
        && !Files.isDirectory(directory.path(), LinkOption.NOFOLLOW_LINKS)) {
      throw new NotDirectoryException(directory.toString());
    }
    Files.delete(directory.path());
  }
}
