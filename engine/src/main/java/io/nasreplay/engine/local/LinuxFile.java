package io.nasreplay.engine.local;

import io.nasreplay.engine.target.TargetFile;
import io.nasreplay.traces.model.OpenFlags;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A file behind a descriptor of Linux, for what Java's channels cannot do: direct I/O with the
 * kernel's alignment and a way to open the same file once more, and appending together with reading
 * or truncating.
 */
final class LinuxFile implements TargetFile {
  private static final int CLOSED = Integer.MIN_VALUE;
  private static final int ALL_MAY_READ_AND_WRITE = 0666;

  private final LinuxCalls linux;
  private final LocalPath path;
  private final int descriptor;
  private final int granularityBytes;

  /** Bound once, so that a transfer allocates nothing. */
  private final Transfer reading;

  private final Transfer writing;

  /**
   * Calls under way, plus {@link #CLOSED} once closed: the number of a closed descriptor may belong
   * to another file at once, so that the last call closes it.
   */
  private final AtomicInteger users = new AtomicInteger();

  private LinuxFile(LinuxCalls linux, LocalPath path, int descriptor, int granularityBytes) {
    this.linux = linux;
    this.path = path;
    this.descriptor = descriptor;
    this.granularityBytes = granularityBytes;
    this.reading = linux::pread;
    this.writing = linux::pwrite;
  }

  /** Opens with flags of Linux; granularity as in {@link ChannelFile}. */
  static LinuxFile open(LinuxCalls linux, LocalPath path, int flags, int granularityBytes)
      throws IOException {
    long descriptor =
        linux.check(linux.open(path.kernelName(), flags, ALL_MAY_READ_AND_WRITE), path);
    return new LinuxFile(linux, path, Math.toIntExact(descriptor), granularityBytes);
  }

  /** Opens the same file once more, whatever it is called by now, even when it has no name. */
  LinuxFile reopen(OpenFlags.Access access, Durability durability) throws IOException {
    int flags = KernelFlags.of(new OpenFlags(access, Set.of()), durability);
    byte[] name = LinuxCalls.nameOf(descriptor);
    long again = call(() -> linux.open(name, flags & ~LinuxCalls.O_NOFOLLOW, 0));
    return new LinuxFile(linux, path, Math.toIntExact(again), 1);
  }

  @Override
  public int read(ByteBuffer buffer, long offsetBytes) throws IOException {
    return transfer(buffer, offsetBytes, reading);
  }

  @Override
  public int write(ByteBuffer buffer, long offsetBytes) throws IOException {
    return transfer(buffer, offsetBytes, writing);
  }

  @Override
  public void flush() throws IOException {
    call(() -> linux.fsync(descriptor));
  }

  @Override
  public void truncate(long lengthBytes) throws IOException {
    call(() -> linux.ftruncate(descriptor, lengthBytes));
  }

  @Override
  public long sizeBytes() throws IOException {
    return call(() -> linux.lseek(descriptor, 0, LinuxCalls.SEEK_END));
  }

  @Override
  public void close() throws IOException {
    int before = users.getAndUpdate(count -> count < 0 ? count : count + CLOSED);
    if (before == 0) {
      linux.check(linux.close(descriptor), path);
    }
  }

  private interface Transfer {
    long call(int descriptor, ByteBuffer buffer, long lengthBytes, long offsetBytes);
  }

  private interface Call {
    long call();
  }

  private int transfer(ByteBuffer buffer, long offsetBytes, Transfer transfer) throws IOException {
    int wantedBytes = buffer.remaining();
    int count = transferOnce(buffer, offsetBytes, transfer);
    int doneBytes = count;
    while (count > 0 && doneBytes < wantedBytes && doneBytes % granularityBytes == 0) {
      count = transferOnce(buffer, offsetBytes + doneBytes, transfer);
      doneBytes += count;
    }
    return doneBytes;
  }

  private int transferOnce(ByteBuffer buffer, long offsetBytes, Transfer transfer)
      throws IOException {
    if (!buffer.isDirect()) {
      throw new IllegalArgumentException("buffer is on the heap; allowed: a direct buffer");
    }
    ByteBuffer view = buffer.position() == 0 ? buffer : buffer.slice();
    enter();
    try {
      long count = transfer.call(descriptor, view, buffer.remaining(), offsetBytes);
      int doneBytes = Math.toIntExact(linux.check(count, path));
      buffer.position(buffer.position() + doneBytes);
      return doneBytes;
    } finally {
      leave();
    }
  }

  private long call(Call call) throws IOException {
    enter();
    try {
      return linux.check(call.call(), path);
    } finally {
      leave();
    }
  }

  private void enter() throws ClosedChannelException {
    if (users.getAndUpdate(count -> count < 0 ? count : count + 1) < 0) {
      throw new ClosedChannelException();
    }
  }

  private void leave() {
    if (users.decrementAndGet() == CLOSED) {
      linux.close(descriptor);
    }
  }
}
