package io.nasreplay.engine.local;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.LinkOption;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * Makes the file of a channel longer, which Java's truncate cannot: by its name, a single call on
 * Linux, as long as the name is still the file's own; otherwise by a byte at the new end.
 */
final class Growth {
  private final @Nullable LinuxCalls linux;
  private final NameChanges changes;
  private final long changesBefore;

  /** To be made before the channel is opened. */
  Growth(@Nullable LinuxCalls linux, NameChanges changes) {
    this.linux = linux;
    this.changes = changes;
    this.changesBefore = changes.count();
  }

  /** Sets the size to more than the file has. */
  void grow(LocalPath path, FileChannel channel, long lengthBytes) throws IOException {
    if (linux != null && isNamed()) {
      linux.check(linux.truncate(path.kernelName(), lengthBytes), path);
    } else {
      writeLastByte(channel, lengthBytes);
    }
  }

  /** Sets the size of a file whose channel writes nowhere but at the end. */
  void growAppended(LocalPath path, long lengthBytes) throws IOException {
    if (!isNamed()) {
      throw path.error("Operation not supported");
    }
    try (FileChannel channel =
        FileChannel.open(path.path(), StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
      writeLastByte(channel, lengthBytes);
    }
  }

  private boolean isNamed() {
    return changes.count() == changesBefore;
  }

  private static void writeLastByte(FileChannel channel, long lengthBytes) throws IOException {
    channel.write(ByteBuffer.allocateDirect(1), lengthBytes - 1);
  }
}
