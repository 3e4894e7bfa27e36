package io.nasreplay.engine.local;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import org.jspecify.annotations.Nullable;

/**
 * Makes the file of a channel longer, which Java's truncate cannot: by its name, a single call on
 * Linux, as long as the name is still the file's own; otherwise by zeros that it writes.
 */
final class Growth {
  private static final int ZEROS_BYTES = 1 << 16;

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
    if (!isDoneByName(path, lengthBytes)) {
      channel.write(ByteBuffer.allocateDirect(1), lengthBytes - 1);
    }
  }

  /** Sets the size of a file whose channel writes nowhere but at the end to more than it has. */
  void growAppended(LocalPath path, FileChannel channel, long lengthBytes) throws IOException {
    if (!isDoneByName(path, lengthBytes)) {
      ByteBuffer zeros = ByteBuffer.allocateDirect(ZEROS_BYTES);
      long missingBytes = lengthBytes - channel.size();
      while (missingBytes > 0) {
        zeros.clear().limit((int) Math.min(ZEROS_BYTES, missingBytes));
        missingBytes -= channel.write(zeros);
      }
    }
  }

  private boolean isDoneByName(LocalPath path, long lengthBytes) throws IOException {
    if (linux == null || changes.count() != changesBefore) {
      return false;
    }
    linux.check(linux.truncate(path.kernelName(), lengthBytes), path);
    return true;
  }
}
