package io.nasreplay.engine.local;

import io.nasreplay.engine.target.TargetFile;
import io.nasreplay.traces.model.OpenFlags;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.util.Set;

/**
 * A file behind a descriptor of Linux: for what Java's channels cannot do (direct I/O with the
 * kernel's alignment and a way to open the same file once more, and appending together with reading
 * or truncating), and for all files where the calls cost less than channels.
 */
final class LinuxFile implements TargetFile {
  private static final int ALL_MAY_READ_AND_WRITE = 0666;

  private final LinuxCalls linux;
  private final LocalPath path;
  private final int descriptor;
  private final int granularityBytes;
  private volatile boolean closed;

  private LinuxFile(LinuxCalls linux, LocalPath path, int descriptor, int granularityBytes) {
    this.linux = linux;
    this.path = path;
    this.descriptor = descriptor;
    this.granularityBytes = granularityBytes;
  }

  /** Opens with flags of Linux; granularity as in {@link ChannelFile}. */
  static LinuxFile open(LinuxCalls linux, LocalPath path, int flags, int granularityBytes)
      throws IOException {
    return new LinuxFile(
        linux, path, descriptor(linux, path, path.kernelName(), flags), granularityBytes);
  }

  /** Opens the same file once more, whatever it is called by now, even when it has no name. */
  LinuxFile reopen(OpenFlags.Access access, Durability durability) throws IOException {
    requireOpen();
    int flags = KernelFlags.of(new OpenFlags(access, Set.of()), durability);
    byte[] name = LinuxCalls.nameOf(descriptor);
    return new LinuxFile(
        linux, path, descriptor(linux, path, name, flags & ~LinuxCalls.O_NOFOLLOW), 1);
  }

  private static int descriptor(LinuxCalls linux, LocalPath path, byte[] name, int flags)
      throws IOException {
    int result;
    do {
      result = linux.open(name, flags, ALL_MAY_READ_AND_WRITE);
    } while (result == -LinuxCalls.EINTR);
    return (int) linux.check(result, path);
  }

  @Override
  public int read(ByteBuffer buffer, long offsetBytes) throws IOException {
    int wantedBytes = buffer.remaining();
    int doneBytes = readOnce(buffer, offsetBytes);
    if (doneBytes == wantedBytes) {
      return doneBytes;
    }
    int count = doneBytes;
    while (count > 0 && doneBytes < wantedBytes && doneBytes % granularityBytes == 0) {
      count = readOnce(buffer, offsetBytes + doneBytes);
      doneBytes += count;
    }
    return doneBytes;
  }

  @Override
  public int write(ByteBuffer buffer, long offsetBytes) throws IOException {
    int wantedBytes = buffer.remaining();
    int doneBytes = writeOnce(buffer, offsetBytes);
    if (doneBytes == wantedBytes) {
      return doneBytes;
    }
    int count = doneBytes;
    while (count > 0 && doneBytes < wantedBytes && doneBytes % granularityBytes == 0) {
      count = writeOnce(buffer, offsetBytes + doneBytes);
      doneBytes += count;
    }
    return doneBytes;
  }

  @Override
  public void flush() throws IOException {
    requireOpen();
    linux.check(linux.fsync(descriptor), path);
  }

  @Override
  public void truncate(long lengthBytes) throws IOException {
    requireOpen();
    linux.check(linux.ftruncate(descriptor, lengthBytes), path);
  }

  @Override
  public long sizeBytes() throws IOException {
    requireOpen();
    return linux.check(linux.lseek(descriptor, 0, LinuxCalls.SEEK_END), path);
  }

  @Override
  public void close() throws IOException {
    if (!closed) {
      closed = true;
      linux.check(linux.close(descriptor), path);
    }
  }

  private int readOnce(ByteBuffer buffer, long offsetBytes) throws IOException {
    requireDirect(buffer);
    requireOpen();
    long count = linux.pread(descriptor, buffer, offsetBytes);
    while (count == -LinuxCalls.EINTR) {
      count = linux.pread(descriptor, buffer, offsetBytes);
    }
    return advance(buffer, count);
  }

  private int writeOnce(ByteBuffer buffer, long offsetBytes) throws IOException {
    requireDirect(buffer);
    requireOpen();
    long count = linux.pwrite(descriptor, buffer, offsetBytes);
    while (count == -LinuxCalls.EINTR) {
      count = linux.pwrite(descriptor, buffer, offsetBytes);
    }
    return advance(buffer, count);
  }

  private int advance(ByteBuffer buffer, long count) throws IOException {
    int doneBytes = (int) linux.check(count, path);
    buffer.position(buffer.position() + doneBytes);
    return doneBytes;
  }

  private static void requireDirect(ByteBuffer buffer) {
    if (!buffer.isDirect()) {
      throw new IllegalArgumentException("buffer is on the heap; allowed: a direct buffer");
    }
  }

  /** The number of a closed descriptor may belong to another file at once. */
  private void requireOpen() throws ClosedChannelException {
    if (closed) {
      throw new ClosedChannelException();
    }
  }
}
