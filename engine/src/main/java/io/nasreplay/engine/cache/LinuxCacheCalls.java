package io.nasreplay.engine.cache;

import com.sun.jna.Native;
import com.sun.jna.Platform;
import com.sun.jna.Pointer;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Arrays;

/** The calls of 64-bit Linux around its page cache. */
final class LinuxCacheCalls {
  static final int O_RDONLY = 0;
  static final int O_NONBLOCK = 0x800;
  static final int O_CLOEXEC = 0x8_0000;

  /** Differs between processors: asm/fcntl.h of arm64 and the generic one. */
  static final int O_NOFOLLOW = Platform.isARM() ? 0x8000 : 0x2_0000;

  static final int ENOENT = 2;
  static final int POSIX_FADV_DONTNEED = 4;
  static final int SEEK_END = 2;
  static final int PROT_READ = 1;
  static final int MAP_SHARED = 1;
  static final long MAP_FAILED = -1;

  /** The same number on all processors; Linux 6.5 and newer. */
  static final long SYS_CACHESTAT = 451;

  private static final Charset NAME_CHARSET =
      Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8"));

  native int open(byte[] name, int flags);

  native int close(int descriptor);

  native int fdatasync(int descriptor);

  /** Returns the error's number instead of setting it. */
  native int posix_fadvise(int descriptor, long offsetBytes, long lengthBytes, int advice);

  native long lseek(int descriptor, long offsetBytes, int whence);

  native int fstatfs(int descriptor, Pointer buffer);

  native long syscall(long number, long descriptor, Pointer range, Pointer result, long flags);

  native long mmap(
      long address, long lengthBytes, int protection, int flags, int descriptor, long offsetBytes);

  native int munmap(long address, long lengthBytes);

  native int mincore(long address, long lengthBytes, Pointer pages);

  native int getpagesize();

  native String strerror(int number);

  static void register() {
    Native.register(LinuxCacheCalls.class, Platform.C_LIBRARY_NAME);
  }

  int openForReading(Path file) {
    byte[] name = file.toString().getBytes(NAME_CHARSET);
    return open(
        Arrays.copyOf(name, name.length + 1), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW);
  }

  /** The text of the error of the last call of this thread. */
  String lastError() {
    return strerror(Native.getLastError());
  }
}
