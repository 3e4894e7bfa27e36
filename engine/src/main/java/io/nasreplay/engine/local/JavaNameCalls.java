package io.nasreplay.engine.local;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NotDirectoryException;
import java.nio.file.StandardOpenOption;

/** What every Java can do: the kind is asked for first, a file grows by a byte at its new end. */
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

  @Override
  public void grow(LocalPath file, long lengthBytes) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file.path(), StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
      channel.write(ByteBuffer.allocateDirect(1), lengthBytes - 1);
    }
  }
}
