package io.nasreplay.engine.local;

import com.google.common.base.Throwables;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * Through java.lang.foreign, on Java 22 and newer: within a few percent of C for 4 KiB from memory.
 * The handles are constants, so that the compiler makes a call of each. Never "critical" in the
 * sense of that package: such a call holds up the whole process while the kernel works on it.
 */
final class ForeignCalls implements LinuxCalls {
  private static final int FIRST_VERSION = 22;
  private static final int ENAMETOOLONG = 36;

  private ForeignCalls() {}

  /** The calls, or null where Java is older or does not allow them. */
  static @Nullable ForeignCalls load() {
    if (Runtime.version().feature() < FIRST_VERSION) {
      return null;
    }
    try {
      ForeignCalls calls = new ForeignCalls();
      return calls.lseek(-1, 0, 0) < 0 ? calls : null;
    } catch (LinkageError | RuntimeException e) {
      return null;
    }
  }

  @Override
  public String way() {
    return "native calls (foreign functions)";
  }

  @Override
  public boolean areFasterThanChannels() {
    return true;
  }

  @Override
  public int open(byte[] name, int flags, int permissions) {
    Memory memory = Memory.ofThread();
    long address = memory.put(name);
    if (address == 0) {
      return -ENAMETOOLONG;
    }
    try {
      return memory.orError(
          (int) Functions.OPEN.invokeExact(memory.errno, address, flags, permissions));
    } catch (Throwable e) {
      throw unexpected(e);
    }
  }

  @Override
  public int close(int descriptor) {
    return ofDescriptor(Functions.CLOSE, descriptor);
  }

  @Override
  public long pread(int descriptor, ByteBuffer buffer, long offsetBytes) {
    Memory memory = Memory.ofThread();
    long lengthBytes = buffer.remaining();
    try {
      long result =
          (long)
              Functions.PREAD.invokeExact(
                  memory.errno, descriptor, memory.readInto.of(buffer), lengthBytes, offsetBytes);
      return result < 0 ? memory.error() : result;
    } catch (Throwable e) {
      throw unexpected(e);
    }
  }

  @Override
  public long pwrite(int descriptor, ByteBuffer buffer, long offsetBytes) {
    Memory memory = Memory.ofThread();
    long lengthBytes = buffer.remaining();
    try {
      long result =
          (long)
              Functions.PWRITE.invokeExact(
                  memory.errno,
                  descriptor,
                  memory.writtenFrom.of(buffer),
                  lengthBytes,
                  offsetBytes);
      return result < 0 ? memory.error() : result;
    } catch (Throwable e) {
      throw unexpected(e);
    }
  }

  @Override
  public int fsync(int descriptor) {
    return ofDescriptor(Functions.FSYNC, descriptor);
  }

  @Override
  public int ftruncate(int descriptor, long lengthBytes) {
    Memory memory = Memory.ofThread();
    try {
      return memory.orError(
          (int) Functions.FTRUNCATE.invokeExact(memory.errno, descriptor, lengthBytes));
    } catch (Throwable e) {
      throw unexpected(e);
    }
  }

  @Override
  public int truncate(byte[] name, long lengthBytes) {
    Memory memory = Memory.ofThread();
    long address = memory.put(name);
    if (address == 0) {
      return -ENAMETOOLONG;
    }
    try {
      return memory.orError(
          (int) Functions.TRUNCATE.invokeExact(memory.errno, address, lengthBytes));
    } catch (Throwable e) {
      throw unexpected(e);
    }
  }

  @Override
  public long lseek(int descriptor, long offsetBytes, int whence) {
    Memory memory = Memory.ofThread();
    try {
      long result =
          (long) Functions.LSEEK.invokeExact(memory.errno, descriptor, offsetBytes, whence);
      return result < 0 ? memory.error() : result;
    } catch (Throwable e) {
      throw unexpected(e);
    }
  }

  @Override
  public int unlink(byte[] name) {
    return ofName(Functions.UNLINK, name);
  }

  @Override
  public int rmdir(byte[] name) {
    return ofName(Functions.RMDIR, name);
  }

  @Override
  public String strerror(int number) {
    try {
      long address = (long) Functions.STRERROR.invokeExact(Memory.ofThread().errno, number);
      return (String) Functions.TEXT_AT.invokeExact(address);
    } catch (Throwable e) {
      throw unexpected(e);
    }
  }

  private static int ofDescriptor(MethodHandle function, int descriptor) {
    Memory memory = Memory.ofThread();
    try {
      return memory.orError((int) function.invokeExact(memory.errno, descriptor));
    } catch (Throwable e) {
      throw unexpected(e);
    }
  }

  private static int ofName(MethodHandle function, byte[] name) {
    Memory memory = Memory.ofThread();
    long address = memory.put(name);
    if (address == 0) {
      return -ENAMETOOLONG;
    }
    try {
      return memory.orError((int) function.invokeExact(memory.errno, address));
    } catch (Throwable e) {
      throw unexpected(e);
    }
  }

  private static IllegalStateException unexpected(Throwable error) {
    Throwables.throwIfUnchecked(error);
    return new IllegalStateException(error);
  }

  /** The C library's own. */
  private static final class Functions {
    static final MethodHandle OPEN;
    static final MethodHandle CLOSE;
    static final MethodHandle PREAD;
    static final MethodHandle PWRITE;
    static final MethodHandle FSYNC;
    static final MethodHandle FTRUNCATE;
    static final MethodHandle TRUNCATE;
    static final MethodHandle LSEEK;
    static final MethodHandle UNLINK;
    static final MethodHandle RMDIR;
    static final MethodHandle STRERROR;
    static final MethodHandle TEXT_AT;
    static final MethodHandle ADDRESS_OF;
    static final ForeignLinker LINKER;

    static {
      MethodType ofInt = MethodType.methodType(int.class, int.class);
      MethodType ofName = MethodType.methodType(int.class, long.class);
      MethodType transfer =
          MethodType.methodType(long.class, int.class, long.class, long.class, long.class);
      try {
        LINKER = new ForeignLinker();
        OPEN = LINKER.variadic("open", ofName.appendParameterTypes(int.class, int.class), 2);
        CLOSE = LINKER.function("close", ofInt);
        PREAD = LINKER.function("pread", transfer);
        PWRITE = LINKER.function("pwrite", transfer);
        FSYNC = LINKER.function("fsync", ofInt);
        FTRUNCATE = LINKER.function("ftruncate", ofInt.appendParameterTypes(long.class));
        TRUNCATE = LINKER.function("truncate", ofName.appendParameterTypes(long.class));
        LSEEK =
            LINKER.function(
                "lseek", MethodType.methodType(long.class, int.class, long.class, int.class));
        UNLINK = LINKER.function("unlink", ofName);
        RMDIR = LINKER.function("rmdir", ofName);
        STRERROR = LINKER.function("strerror", MethodType.methodType(long.class, int.class));
        TEXT_AT = LINKER.textAt();
        ADDRESS_OF = LINKER.addressOf();
      } catch (ReflectiveOperationException e) {
        throw new LinkageError("java.lang.foreign is not as expected", e);
      }
    }

    private Functions() {}
  }

  /** What one thread's calls need besides their arguments, so that they allocate nothing. */
  private static final class Memory {
    /** PATH_MAX of linux/limits.h. */
    private static final int LONGEST_NAME_BYTES = 4096;

    private static final int ERRNO_BYTES = 8;
    private static final ThreadLocal<Memory> OF_THREAD = ThreadLocal.withInitial(Memory::new);

    /** Where the first call's error goes; a MemorySegment. */
    final Object errno;

    private final ByteBuffer errnoBytes =
        ByteBuffer.allocateDirect(ERRNO_BYTES).order(ByteOrder.nativeOrder());
    private final ByteBuffer name = ByteBuffer.allocateDirect(LONGEST_NAME_BYTES);
    private final long nameAddress = addressOf(name);
    final BufferAddress readInto = new BufferAddress(Memory::startOf);
    final BufferAddress writtenFrom = new BufferAddress(Memory::startOf);

    private Memory() {
      try {
        errno = Functions.LINKER.segment(errnoBytes);
      } catch (ReflectiveOperationException e) {
        throw unexpected(e);
      }
    }

    static Memory ofThread() {
      return OF_THREAD.get();
    }

    /** The negative number of the error that the last call of this thread ended in. */
    long error() {
      return -errnoBytes.getInt(0);
    }

    int orError(int result) {
      return result < 0 ? (int) error() : result;
    }

    /** The address of a copy of a name; 0 when no name can be so long. */
    long put(byte[] bytes) {
      if (bytes.length > LONGEST_NAME_BYTES) {
        return 0;
      }
      name.put(0, bytes);
      return nameAddress;
    }

    private static long startOf(ByteBuffer buffer) {
      return addressOf(buffer) - buffer.position();
    }

    private static long addressOf(ByteBuffer buffer) {
      try {
        return (long) Functions.ADDRESS_OF.invokeExact(buffer);
      } catch (Throwable e) {
        throw unexpected(e);
      }
    }
  }
}
