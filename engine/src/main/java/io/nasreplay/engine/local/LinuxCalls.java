package io.nasreplay.engine.local;

import com.sun.jna.Platform;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The system calls of 64-bit Linux that a replay makes itself: those that Java has no single call
 * for, and, where a call costs less this way than through Java's channels, reads and writes too.
 * Java's own delete asks for the attributes first, its truncate cannot grow a file, and its direct
 * I/O demands 1 MiB alignment on NFS and does not tell the descriptor.
 *
 * <p>Each call returns what the kernel does: 0 or more, or the negative errno. Names end in NUL.
 * Thread-safe.
 */
interface LinuxCalls {
  int O_WRONLY = 1;
  int O_RDWR = 2;
  int O_CREAT = 0x40;
  int O_EXCL = 0x80;
  int O_TRUNC = 0x200;
  int O_APPEND = 0x400;
  int O_DSYNC = 0x1000;
  int O_SYNC = 0x10_1000;
  int O_CLOEXEC = 0x8_0000;
  int SEEK_END = 2;
  int EINTR = 4;

  /** These two differ between processors: asm/fcntl.h of arm64 and the generic one. */
  int O_DIRECT = Platform.isARM() ? 0x1_0000 : 0x4000;

  int O_NOFOLLOW = Platform.isARM() ? 0x8000 : 0x2_0000;

  /** The calls in the way that costs least here, or null where they cannot be made. */
  static @Nullable LinuxCalls available() {
    return Loaded.BEST;
  }

  /** The calls through JNA, or null where they cannot be made. */
  static @Nullable LinuxCalls throughJna() {
    return Loaded.isKnownSystem() ? JnaCalls.load() : null;
  }

  /** How the calls are made, for reports. */
  String way();

  /** Whether a read or write costs less than through a channel of Java. */
  boolean areFasterThanChannels();

  int open(byte[] name, int flags, int permissions);

  int close(int descriptor);

  /** Reads into a direct buffer from its position to its limit; changes neither. */
  long pread(int descriptor, ByteBuffer buffer, long offsetBytes);

  /** Writes a direct buffer from its position to its limit; changes neither. */
  long pwrite(int descriptor, ByteBuffer buffer, long offsetBytes);

  int fsync(int descriptor);

  int ftruncate(int descriptor, long lengthBytes);

  int truncate(byte[] name, long lengthBytes);

  long lseek(int descriptor, long offsetBytes, int whence);

  int unlink(byte[] name);

  int rmdir(byte[] name);

  /** What the C library says about an error, in the language of the process. */
  String strerror(int number);

  /** Passes a call's result on, or throws the error that the kernel gave. */
  default long check(long result, LocalPath path) throws IOException {
    if (result >= 0) {
      return result;
    }
    int number = (int) -result;
    throw new KernelException(path, number, strerror(number));
  }

  /** The name under which this process can open a file again that it has open. */
  static byte[] nameOf(int descriptor) {
    return (Loaded.DESCRIPTORS + "/" + descriptor + "\0").getBytes(StandardCharsets.US_ASCII);
  }

  /** Whether {@link #nameOf} works: not without a mounted proc file system. */
  static boolean namesDescriptors() {
    return Files.isDirectory(Path.of(Loaded.DESCRIPTORS));
  }

  /** Found out once. */
  final class Loaded {
    private static final String DESCRIPTORS = "/proc/self/fd";
    private static final @Nullable LinuxCalls BEST = best();

    private Loaded() {}

    private static @Nullable LinuxCalls best() {
      if (!isKnownSystem()) {
        return null;
      }
      LinuxCalls calls = ForeignCalls.load();
      if (calls == null) {
        calls = JdkCalls.load();
      }
      return calls != null ? calls : JnaCalls.load();
    }

    private static boolean isKnownSystem() {
      boolean knownProcessor = Platform.isIntel() || Platform.isARM();
      return Platform.isLinux() && Platform.is64Bit() && knownProcessor;
    }
  }
}
