package io.nasreplay.cli.command;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Standard output, which remembers that it failed, since writers of text swallow errors. */
final class StandardOutput extends FilterOutputStream {
  private @Nullable IOException failure;

  StandardOutput(OutputStream stream) {
    super(stream);
  }

  @Override
  public void write(int octet) throws IOException {
    write(new byte[] {(byte) octet}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    try {
      out.write(bytes, from, count);
    } catch (IOException e) {
      throw remember(e);
    }
  }

  @Override
  public void flush() throws IOException {
    try {
      out.flush();
    } catch (IOException e) {
      throw remember(e);
    }
  }

  /** It belongs to the process, which goes on. */
  @Override
  public void close() throws IOException {
    flush();
  }

  /** Whether the reader has gone away, as {@code head} does when it has seen enough. */
  boolean isAbandoned() {
    return failure != null && "Broken pipe".equals(failure.getMessage());
  }

  /** Why not all could be written, unless the reader wanted no more. */
  Optional<IOException> failure() {
    return isAbandoned() ? Optional.empty() : Optional.ofNullable(failure);
  }

  private IOException remember(IOException error) {
    failure = new IOException(error.getMessage(), error);
    return failure;
  }
}
