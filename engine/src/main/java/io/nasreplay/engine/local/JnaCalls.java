package io.nasreplay.engine.local;

import com.sun.jna.Native;
import com.sun.jna.Platform;
import com.sun.jna.Pointer;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** Through JNA: on every Java, about a third slower than C for 4 KiB from memory. */
class JnaCalls implements LinuxCalls {
  JnaCalls() {}

  /** The calls, or null where JNA has no library for this system or may not load it. */
  static @Nullable JnaCalls load() {
    return isLoaded() ? new JnaCalls() : null;
  }

  /** Whether the C library's functions could be bound. */
  static boolean isLoaded() {
    try {
      Native.register(Functions.class, Platform.C_LIBRARY_NAME);
      return true;
    } catch (LinkageError e) {
      return false;
    }
  }

  @Override
  public String way() {
    return "native calls (JNA)";
  }

  @Override
  public boolean areFasterThanChannels() {
    return false;
  }

  @Override
  public int open(byte[] name, int flags, int permissions) {
    return (int) orError(Functions.open(name, flags, permissions));
  }

  @Override
  public int close(int descriptor) {
    return (int) orError(Functions.close(descriptor));
  }

  @Override
  public long pread(int descriptor, ByteBuffer buffer, long offsetBytes) {
    long address = Addresses.OF_THREAD.get().readInto.of(buffer);
    return orError(Functions.pread(descriptor, address, buffer.remaining(), offsetBytes));
  }

  @Override
  public long pwrite(int descriptor, ByteBuffer buffer, long offsetBytes) {
    long address = Addresses.OF_THREAD.get().writtenFrom.of(buffer);
    return orError(Functions.pwrite(descriptor, address, buffer.remaining(), offsetBytes));
  }

  @Override
  public int fsync(int descriptor) {
    return (int) orError(Functions.fsync(descriptor));
  }

  @Override
  public int ftruncate(int descriptor, long lengthBytes) {
    return (int) orError(Functions.ftruncate(descriptor, lengthBytes));
  }

  @Override
  public int truncate(byte[] name, long lengthBytes) {
    return (int) orError(Functions.truncate(name, lengthBytes));
  }

  @Override
  public long lseek(int descriptor, long offsetBytes, int whence) {
    return orError(Functions.lseek(descriptor, offsetBytes, whence));
  }

  @Override
  public int unlink(byte[] name) {
    return (int) orError(Functions.unlink(name));
  }

  @Override
  public int rmdir(byte[] name) {
    return (int) orError(Functions.rmdir(name));
  }

  @Override
  public String strerror(int number) {
    return Functions.strerror(number);
  }

  private static long orError(long result) {
    return result < 0 ? -Native.getLastError() : result;
  }

  /** What one thread's transfers move data to and from. */
  private static final class Addresses {
    private static final ThreadLocal<Addresses> OF_THREAD = ThreadLocal.withInitial(Addresses::new);

    final BufferAddress readInto = new BufferAddress(Addresses::startOf);
    final BufferAddress writtenFrom = new BufferAddress(Addresses::startOf);

    private static long startOf(ByteBuffer buffer) {
      return Pointer.nativeValue(Native.getDirectBufferPointer(buffer));
    }
  }

  /** The C library's own. */
  private static final class Functions {
    static native int open(byte[] name, int flags, int permissions);

    static native int close(int descriptor);

    static native long pread(int descriptor, long address, long lengthBytes, long offsetBytes);

    static native long pwrite(int descriptor, long address, long lengthBytes, long offsetBytes);

    static native int fsync(int descriptor);

    static native int ftruncate(int descriptor, long lengthBytes);

    static native int truncate(byte[] name, long lengthBytes);

    static native long lseek(int descriptor, long offsetBytes, int whence);

    static native int unlink(byte[] name);

    static native int rmdir(byte[] name);

    static native String strerror(int number);
  }
}
