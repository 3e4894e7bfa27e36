package io.nasreplay.engine.environment;

import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Platform;
import com.sun.jna.Pointer;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Sizes of a file system.
 *
 * @param blockBytes its block size; -1 when not known
 * @param totalBytes its size; 0 when it does not tell, as some FUSE file systems
 * @param freeBytes what this user may still write
 * @param totalInodes how many files it can hold; 0 when it has no fixed number
 * @param freeInodes how many more this user may make
 * @param readOnly whether it is mounted read-only
 */
record FileSystemSpace(
    long blockBytes,
    long totalBytes,
    long freeBytes,
    long totalInodes,
    long freeInodes,
    boolean readOnly) {

  static FileSystemSpace of(Path directory) throws IOException {
    FileStore store = Files.getFileStore(directory);
    FileSystemSpace space =
        new FileSystemSpace(
            blockBytes(store),
            store.getTotalSpace(),
            store.getUsableSpace(),
            0,
            0,
            store.isReadOnly());
    return Statvfs.AVAILABLE ? space.withInodes(directory) : space;
  }

  private FileSystemSpace withInodes(Path directory) {
    try (Memory buffer = new Memory(Statvfs.BUFFER_BYTES)) {
      buffer.clear();
      if (Statvfs.CALLS.statvfs(nameOf(directory), buffer) != 0) {
        return this;
      }
      return new FileSystemSpace(
          blockBytes,
          totalBytes,
          freeBytes,
          buffer.getLong(Statvfs.FILES_OFFSET),
          buffer.getLong(Statvfs.AVAILABLE_FILES_OFFSET),
          (buffer.getLong(Statvfs.FLAGS_OFFSET) & Statvfs.READ_ONLY) != 0);
    }
  }

  private static byte[] nameOf(Path directory) {
    Charset charset = Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8"));
    return (directory + "\0").getBytes(charset);
  }

  private static long blockBytes(FileStore store) throws IOException {
    try {
      return store.getBlockSize();
    } catch (UnsupportedOperationException e) {
      return -1;
    }
  }

  /** statvfs(3) of 64-bit Linux: eight-byte words; Java tells no inodes. */
  private static final class Statvfs {
    static final boolean AVAILABLE = load();
    static final Statvfs CALLS = new Statvfs();
    static final int BUFFER_BYTES = 256;
    static final int FILES_OFFSET = 40;
    static final int AVAILABLE_FILES_OFFSET = 56;
    static final int FLAGS_OFFSET = 72;
    static final long READ_ONLY = 1;

    native int statvfs(byte[] name, Pointer buffer);

    private static boolean load() {
      if (!Platform.isLinux() || !Platform.is64Bit()) {
        return false;
      }
      try {
        Native.register(Statvfs.class, Platform.C_LIBRARY_NAME);
        return true;
      } catch (LinkageError e) {
        return false;
      }
    }
  }
}
