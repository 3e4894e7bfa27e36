package io.nasreplay.engine.local;

import io.nasreplay.engine.target.TargetFile;
import io.nasreplay.traces.model.OpenFlags;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** A file behind a Java channel. */
final class ChannelFile implements TargetFile {
  private final LocalPath path;
  private final FileChannel channel;
  private final Growth growth;
  private final int granularityBytes;
  private final boolean readable;
  private final boolean writable;
  private final boolean appends;

  /**
   * @param granularityBytes what a transfer must be a multiple of to be continued after a short
   *     count: 1, or the alignment of direct I/O
   */
  ChannelFile(
      LocalPath path, FileChannel channel, OpenFlags flags, Growth growth, int granularityBytes) {
    this.path = path;
    this.channel = channel;
    this.growth = growth;
    this.granularityBytes = granularityBytes;
    this.readable = flags.access().reads();
    this.writable = flags.access().writes();
    this.appends = flags.has(OpenFlags.Option.APPEND);
  }

  @Override
  public int read(ByteBuffer buffer, long offsetBytes) throws IOException {
    if (!readable) {
      throw path.error("Bad file descriptor");
    }
    int wantedBytes = buffer.remaining();
    int count = channel.read(buffer, offsetBytes);
    int doneBytes = Math.max(count, 0);
    while (count > 0 && doneBytes < wantedBytes && doneBytes % granularityBytes == 0) {
      count = channel.read(buffer, offsetBytes + doneBytes);
      doneBytes += Math.max(count, 0);
    }
    return doneBytes;
  }

  @Override
  public int write(ByteBuffer buffer, long offsetBytes) throws IOException {
    if (!writable) {
      throw path.error("Bad file descriptor");
    }
    int wantedBytes = buffer.remaining();
    int count = writeOnce(buffer, offsetBytes);
    int doneBytes = count;
    while (count > 0 && doneBytes < wantedBytes && doneBytes % granularityBytes == 0) {
      count = writeOnce(buffer, offsetBytes + doneBytes);
      doneBytes += count;
    }
    return doneBytes;
  }

  @Override
  public void flush() throws IOException {
    channel.force(true);
  }

  @Override
  public void truncate(long lengthBytes) throws IOException {
    if (!writable) {
      throw path.error("Invalid argument");
    }
    if (lengthBytes <= channel.size()) {
      channel.truncate(lengthBytes);
    } else if (appends) {
      growth.growAppended(path, channel, lengthBytes);
    } else {
      growth.grow(path, channel, lengthBytes);
    }
  }

  @Override
  public long sizeBytes() throws IOException {
    return channel.size();
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }

  private int writeOnce(ByteBuffer buffer, long offsetBytes) throws IOException {
    return appends ? channel.write(buffer) : channel.write(buffer, offsetBytes);
  }
}
