package io.nasreplay.cli.command;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Standard output, which remembers that it failed, since writers of text swallow errors. */
final class StandardOutput extends FilterOutputStream {
  private enum Use {
    NOT_YET,
    BY_THE_COMMAND,
    INSTEAD_OF_IT
  }

  private final AtomicReference<Use> use = new AtomicReference<>(Use.NOT_YET);
  private volatile @Nullable IOException failure;

  StandardOutput(OutputStream stream) {
    super(stream);
  }

  @Override
  public void write(int octet) throws IOException {
    write(new byte[] {(byte) octet}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    if (!use.compareAndSet(Use.NOT_YET, Use.BY_THE_COMMAND) && use.get() == Use.INSTEAD_OF_IT) {
      return;
    }
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

  /**
   * Writes this instead of whatever the command writes, from any thread.
   *
   * @return false when the command has begun to write; then nothing is done
   */
  boolean writeInstead(Supplier<byte[]> text) {
    if (!use.compareAndSet(Use.NOT_YET, Use.INSTEAD_OF_IT)) {
      return false;
    }
    try {
      out.write(text.get());
      out.flush();
    } catch (IOException e) {
      remember(e);
    }
    return true;
  }

  /** Whether the reader has gone away, as {@code head} does when it has seen enough. */
  boolean isAbandoned() {
    IOException met = failure;
    return met != null && "Broken pipe".equals(met.getMessage());
  }

  /** Why not all could be written, unless the reader wanted no more. */
  Optional<IOException> failure() {
    return isAbandoned() ? Optional.empty() : Optional.ofNullable(failure);
  }

  private IOException remember(IOException error) {
    IOException met = new IOException(error.getMessage(), error);
    failure = met;
    return met;
  }
}
