package io.nasreplay.engine.local;

import com.sun.jna.Native;
import com.sun.jna.Platform;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The system calls that Java has no single call for, on 64-bit Linux. Java's own delete asks for
 * the attributes first, its truncate cannot grow a file, and its direct I/O demands 1 MiB alignment
 * on NFS and does not tell the descriptor.
 */
final class LinuxCalls {
  static final int O_WRONLY = 1;
  static final int O_RDWR = 2;
  static final int O_CREAT = 0x40;
  static final int O_EXCL = 0x80;
  static final int O_TRUNC = 0x200;
  static final int O_APPEND = 0x400;
  static final int O_DSYNC = 0x1000;
  static final int O_SYNC = 0x10_1000;
  static final int O_CLOEXEC = 0x8_0000;
  static final int SEEK_END = 2;

  /** These two differ between processors: asm/fcntl.h of arm64 and the generic one. */
  static final int O_DIRECT = Platform.isARM() ? 0x1_0000 : 0x4000;

  static final int O_NOFOLLOW = Platform.isARM() ? 0x8000 : 0x2_0000;

  private static final String DESCRIPTORS = "/proc/self/fd";

  private static final @Nullable LinuxCalls INSTANCE = load();

  private LinuxCalls() {}

  /** The calls, or null where they cannot be used. */
  static @Nullable LinuxCalls available() {
    return INSTANCE;
  }

  native int open(byte[] name, int flags, int permissions);

  native int close(int descriptor);

  native long pread(int descriptor, ByteBuffer buffer, long lengthBytes, long offsetBytes);

  native long pwrite(int descriptor, ByteBuffer buffer, long lengthBytes, long offsetBytes);

  native int fsync(int descriptor);

  native int ftruncate(int descriptor, long lengthBytes);

  native int truncate(byte[] name, long lengthBytes);

  native long lseek(int descriptor, long offsetBytes, int whence);

  native int unlink(byte[] name);

  native int rmdir(byte[] name);

  native String strerror(int number);

  /** The name under which this process can open a file again that it has open; ends in NUL. */
  static byte[] nameOf(int descriptor) {
    return (DESCRIPTORS + "/" + descriptor + "\0").getBytes(StandardCharsets.US_ASCII);
  }

  /** Whether {@link #nameOf} works: not without a mounted proc file system. */
  static boolean namesDescriptors() {
    return Files.isDirectory(Path.of(DESCRIPTORS));
  }

  /** Passes a call's result on, or throws the error that the kernel gave. */
  long check(long result, LocalPath path) throws IOException {
    if (result >= 0) {
      return result;
    }
    int number = Native.getLastError();
    throw new KernelException(path, number, strerror(number));
  }

  private static @Nullable LinuxCalls load() {
    boolean known = Platform.isLinux() && Platform.is64Bit() && isKnownProcessor();
    if (!known) {
      return null;
    }
    try {
      Native.register(LinuxCalls.class, Platform.C_LIBRARY_NAME);
      return new LinuxCalls();
    } catch (LinkageError e) {
      return null;
    }
  }

  private static boolean isKnownProcessor() {
    return Platform.isIntel() || Platform.isARM();
  }
}
