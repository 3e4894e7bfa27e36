package io.nasreplay.engine.local;

import com.google.common.base.Throwables;
import java.io.FileDescriptor;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Method;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicReferenceArray;
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

  private final Files files = new Files();

  private JdkCalls() {}

  /** The calls, or null where they cannot be made. */
  static @Nullable JdkCalls load() {
    try {
      Functions.requireThere();
      return isLoaded() ? new JdkCalls() : null;
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
  public int open(byte[] name, int flags, int permissions) {
    int descriptor = super.open(name, flags, permissions);
    files.opened(descriptor);
    return descriptor;
  }

  @Override
  public long pread(int descriptor, ByteBuffer buffer, long offsetBytes) {
    FileDescriptor file = files.of(descriptor);
    long address = addressOf(buffer);
    try {
      return kernelResult(
          (int) Functions.PREAD.invokeExact(file, address, buffer.remaining(), offsetBytes));
    } catch (Throwable e) {
      return -errorOf(e);
    }
  }

  @Override
  public long pwrite(int descriptor, ByteBuffer buffer, long offsetBytes) {
    FileDescriptor file = files.of(descriptor);
    long address = addressOf(buffer);
    try {
      return kernelResult(
          (int) Functions.PWRITE.invokeExact(file, address, buffer.remaining(), offsetBytes));
    } catch (Throwable e) {
      return -errorOf(e);
    }
  }

  private static long addressOf(ByteBuffer buffer) {
    return (long) Functions.ADDRESS.get((Buffer) buffer) + buffer.position();
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
    static final MethodHandle PREAD;
    static final MethodHandle PWRITE;
    static final VarHandle DESCRIPTOR;
    static final VarHandle ADDRESS;

    static {
      try {
        PREAD = transfer("pread0");
        PWRITE = transfer("pwrite0");
        DESCRIPTOR = field(FileDescriptor.class, "fd", int.class);
        ADDRESS = field(Buffer.class, "address", long.class);
      } catch (ReflectiveOperationException | InaccessibleObjectException e) {
        throw new LinkageError("sun.nio.ch is not open, or not as expected", e);
      }
    }

    private Functions() {}

    static void requireThere() {
      // Being called at all, the class has been initialized.
    }

    private static MethodHandle transfer(String name) throws ReflectiveOperationException {
      Method method =
          owner().getDeclaredMethod(name, FileDescriptor.class, long.class, int.class, long.class);
      method.setAccessible(true);
      return MethodHandles.lookup().unreflect(method);
    }

    /** Of Java 17 to 20, or from 21 on. */
    private static Class<?> owner() throws ClassNotFoundException {
      return Class.forName(
          Runtime.version().feature() <= 20
              ? "sun.nio.ch.FileDispatcherImpl"
              : "sun.nio.ch.UnixFileDispatcherImpl");
    }

    private static VarHandle field(Class<?> owner, String name, Class<?> type)
        throws ReflectiveOperationException {
      return MethodHandles.privateLookupIn(owner, MethodHandles.lookup())
          .findVarHandle(owner, name, type);
    }
  }

  /** Java's objects for descriptors, by number: what looks one up touches two cache lines. */
  private static final class Files {
    private static final int KEPT = 4096;

    private final AtomicReferenceArray<@Nullable FileDescriptor> byNumber =
        new AtomicReferenceArray<>(KEPT);

    /**
     * Makes the object. Not in the first transfer: compiled code takes it that what was never
     * missing is there, and would be thrown away when it is not, with all threads interpreted until
     * it is compiled again.
     */
    void opened(int number) {
      if (isKept(number) && byNumber.getAcquire(number) == null) {
        byNumber.setRelease(number, make(number));
      }
    }

    FileDescriptor of(int number) {
      FileDescriptor file = isKept(number) ? byNumber.getAcquire(number) : null;
      return file == null ? make(number) : file;
    }

    private static boolean isKept(int number) {
      return number >= 0 && number < KEPT;
    }

    private static FileDescriptor make(int number) {
      FileDescriptor file = new FileDescriptor();
      Functions.DESCRIPTOR.set(file, number);
      return file;
    }
  }
}
