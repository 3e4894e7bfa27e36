package io.nasreplay.results.io;

import java.io.Closeable;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A file that is there whole or not at all: written under a temporary name, made durable, renamed.
 * Every error names the path. Not thread-safe.
 */
final class DurableFile implements Closeable {
  private final Path path;
  private final Path temporary;
  private final FileChannel channel;
  private boolean committed;

  private DurableFile(Path path, Path temporary, FileChannel channel) {
    this.path = path;
    this.temporary = temporary;
    this.channel = channel;
  }

  static DurableFile create(Path path) throws IOException {
    Path temporary = path.resolveSibling("." + path.getFileName() + ".part");
    try {
      FileChannel channel =
          FileChannel.open(
              temporary,
              StandardOpenOption.CREATE,
              StandardOpenOption.TRUNCATE_EXISTING,
              StandardOpenOption.WRITE);
      return new DurableFile(path, temporary, channel);
    } catch (IOException e) {
      throw withPath(path, e);
    }
  }

  /** Writes a whole file. */
  static void write(Path path, byte[] content) throws IOException {
    try (DurableFile file = create(path)) {
      file.out().write(content);
      file.commit();
    }
  }

  /** Where the content goes. Closing it does nothing: {@link #commit} ends the file. */
  OutputStream out() {
    return new NamedStream(path, Channels.newOutputStream(channel));
  }

  /** Makes the content durable and gives the file its name. */
  void commit() throws IOException {
    try {
      channel.force(true);
      channel.close();
      Files.move(temporary, path, StandardCopyOption.ATOMIC_MOVE);
      committed = true;
      Directories.force(Directories.parentOf(path));
    } catch (IOException e) {
      throw withPath(path, e);
    }
  }

  /** Without a {@link #commit} before it, removes what was written. */
  @Override
  public void close() throws IOException {
    if (!committed) {
      channel.close();
      Files.deleteIfExists(temporary);
    }
  }

  /** The system's message for a full disk has no path, which a user needs. */
  static IOException withPath(Path path, IOException e) {
    if (e instanceof FileSystemException named && named.getFile() != null) {
      return e;
    }
    FileSystemException wrapped = new FileSystemException(path.toString(), null, e.getMessage());
    wrapped.initCause(e);
    return wrapped;
  }

  private static final class NamedStream extends FilterOutputStream {
    private final Path path;

    NamedStream(Path path, OutputStream out) {
      super(out);
      this.path = path;
    }

    @Override
    public void write(int single) throws IOException {
      write(new byte[] {(byte) single}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      try {
        out.write(bytes, offset, length);
      } catch (IOException e) {
        throw withPath(path, e);
      }
    }

    @Override
    public void close() {
      // The channel stays open until its content is durable.
    }
  }
}
