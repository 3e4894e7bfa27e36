package io.nasreplay.engine.local;

import com.google.common.base.Throwables;
import java.io.FileDescriptor;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes through the native methods that Java's own channels end in, without the four
 * locks that a channel takes around each; everything else through JNA. For Java before 22, which
 * has no foreign functions. Where the packages are not open (the runnable jar's manifest opens
 * them) or the methods are others, there are no such calls.
 */
final class JdkCalls extends JnaCalls {
  /** What the methods return besides counts, as in {@code sun.nio.ch.IOStatus}. */
  private static final int END_OF_FILE = -1;

  private static final int UNAVAILABLE = -2;
  private static final int INTERRUPTED = -3;

  private static final int EIO = 5;
  private static final int EAGAIN = 11;

  /** EHWPOISON, the last one of asm-generic/errno.h. */
  private static final int LAST_ERROR = 133;

  private JdkCalls() {}

  /** The calls, or null where they cannot be made. */
  static @Nullable JdkCalls load() {
    try {
      return Functions.areThere() && isLoaded() ? new JdkCalls() : null;
    } catch (LinkageError e) {
      return null;
    }
  }

  @Override
  public String way() {
    return "native calls (JDK)";
  }

  @Override
  public boolean areFasterThanChannels() {
    return true;
  }

  @Override
  public long pread(int descriptor, ByteBuffer buffer, long offsetBytes) {
    Memory memory = Memory.OF_THREAD.get();
    FileDescriptor file = memory.of(descriptor);
    long address = memory.readInto.of(buffer);
    try {
      return kernelResult(
          (int) Functions.PREAD.invokeExact(file, address, buffer.remaining(), offsetBytes));
    } catch (Throwable e) {
      return -errorOf(e);
    }
  }

  @Override
  public long pwrite(int descriptor, ByteBuffer buffer, long offsetBytes) {
    Memory memory = Memory.OF_THREAD.get();
    FileDescriptor file = memory.of(descriptor);
    long address = memory.writtenFrom.of(buffer);
    try {
      return kernelResult(
          (int) Functions.PWRITE.invokeExact(file, address, buffer.remaining(), offsetBytes));
    } catch (Throwable e) {
      return -errorOf(e);
    }
  }

  private static long kernelResult(int status) {
    return status >= 0 ? status : kernelResultOfStatus(status);
  }

  private static long kernelResultOfStatus(int status) {
    return switch (status) {
      case END_OF_FILE -> 0;
      case UNAVAILABLE -> -EAGAIN;
      case INTERRUPTED -> -EINTR;
      default -> -EIO;
    };
  }

  /** The error whose text the exception has: the methods do not tell its number. */
  private int errorOf(Throwable thrown) {
    if (!(thrown instanceof IOException)) {
      Throwables.throwIfUnchecked(thrown);
      throw new IllegalStateException(thrown);
    }
    for (int number = 1; number <= LAST_ERROR; number++) {
      if (strerror(number).equals(thrown.getMessage())) {
        return number;
      }
    }
    return EIO;
  }

  /** The Java runtime's own. */
  private static final class Functions {
    /** Java 17 to 20, and from 21 on. */
    private static final List<String> CLASSES =
        List.of("sun.nio.ch.FileDispatcherImpl", "sun.nio.ch.UnixFileDispatcherImpl");

    static final @Nullable MethodHandle PREAD = find("pread0");
    static final @Nullable MethodHandle PWRITE = find("pwrite0");
    static final @Nullable VarHandle DESCRIPTOR = findDescriptor();

    private Functions() {}

    static boolean areThere() {
      return PREAD != null && PWRITE != null && DESCRIPTOR != null;
    }

    private static @Nullable MethodHandle find(String name) {
      for (String owner : CLASSES) {
        try {
          Method method =
              Class.forName(owner)
                  .getDeclaredMethod(name, FileDescriptor.class, long.class, int.class, long.class);
          method.setAccessible(true);
          return MethodHandles.lookup().unreflect(method);
        } catch (ReflectiveOperationException | RuntimeException e) {
          // Not there or not open: the next one, or none.
          continue;
        }
      }
      return null;
    }

    private static @Nullable VarHandle findDescriptor() {
      try {
        return MethodHandles.privateLookupIn(FileDescriptor.class, MethodHandles.lookup())
            .findVarHandle(FileDescriptor.class, "fd", int.class);
      } catch (ReflectiveOperationException | RuntimeException e) {
        return null;
      }
    }
  }

  /** What one thread's calls need besides their arguments, so that they allocate nothing. */
  private static final class Memory {
    static final ThreadLocal<Memory> OF_THREAD = ThreadLocal.withInitial(Memory::new);

    final BufferAddress readInto = new BufferAddress(JnaCalls::startOf);
    final BufferAddress writtenFrom = new BufferAddress(JnaCalls::startOf);
    private final FileDescriptor file = new FileDescriptor();

    FileDescriptor of(int descriptor) {
      Functions.DESCRIPTOR.set(file, descriptor);
      return file;
    }
  }
}
