package io.nasreplay.engine.replay;

import io.nasreplay.engine.target.OpenMode;
import io.nasreplay.engine.target.Target;
import io.nasreplay.engine.target.TargetFile;
import io.nasreplay.engine.time.Sleeper;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OpenFlags;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** A target that keeps sizes only, takes as long as a test says, and remembers each call. */
final class MemoryTarget implements Target {
  /** How long a call takes. */
  interface Delay {
    long nanos(String call, String path);
  }

  /** Fails a call, or lets it pass. */
  interface Fault {
    void check(String call, String path, long offsetBytes) throws IOException;
  }

  private record Place(String path) implements Location {}

  private final Map<String, AtomicLong> sizes = new ConcurrentHashMap<>();
  private final Set<String> directories = ConcurrentHashMap.newKeySet();
  private final List<String> calls = new ArrayList<>();
  private final Sleeper sleeper;
  private final Delay delay;
  Fault fault = (call, path, offsetBytes) -> {};
  boolean recording = true;

  MemoryTarget(Sleeper sleeper, Delay delay) {
    this.sleeper = sleeper;
    this.delay = delay;
  }

  static MemoryTarget immediate() {
    return new MemoryTarget(nanos -> {}, (call, path) -> 0);
  }

  MemoryTarget with(String path, long sizeBytes) {
    sizes.put(path, new AtomicLong(sizeBytes));
    return this;
  }

  List<String> calls() {
    synchronized (calls) {
      return List.copyOf(calls);
    }
  }

  Set<String> names() {
    Set<String> names = new HashSet<>(sizes.keySet());
    names.addAll(directories);
    return names;
  }

  @Override
  public Location locate(String path) {
    return new Place(path);
  }

  @Override
  public TargetFile open(Location file, OpenFlags flags, OpenMode mode) throws IOException {
    String path = path(file);
    call("open", path, 0, 0);
    if (flags.has(OpenFlags.Option.NEW) && sizes.containsKey(path)) {
      throw new FileAlreadyExistsException(path);
    }
    if (flags.creates()) {
      sizes.putIfAbsent(path, new AtomicLong());
    }
    AtomicLong size = required(path);
    if (flags.has(OpenFlags.Option.TRUNCATE)) {
      size.set(0);
    }
    return new MemoryFile(path, size);
  }

  @Override
  public void makeDirectory(Location directory) throws IOException {
    call("mkdir", path(directory), 0, 0);
    if (!directories.add(path(directory))) {
      throw new FileAlreadyExistsException(path(directory));
    }
  }

  @Override
  public void removeDirectory(Location directory) throws IOException {
    call("rmdir", path(directory), 0, 0);
    if (!directories.remove(path(directory))) {
      throw new NoSuchFileException(path(directory));
    }
  }

  @Override
  public void delete(Location file) throws IOException {
    call("delete", path(file), 0, 0);
    if (sizes.remove(path(file)) == null) {
      throw new NoSuchFileException(path(file));
    }
  }

  @Override
  public void rename(Location from, Location to) throws IOException {
    call("rename", path(from), 0, 0);
    AtomicLong size = required(path(from));
    sizes.remove(path(from));
    sizes.put(path(to), size);
  }

  @Override
  public void stat(Location path) throws IOException {
    call("stat", path(path), 0, 0);
    if (!directories.contains(path(path))) {
      required(path(path));
    }
  }

  @Override
  public long list(Location directory) throws IOException {
    call("list", path(directory), 0, 0);
    return 0;
  }

  @Override
  public long copy(Location from, Location to, ByteBuffer buffer, OpenMode mode)
      throws IOException {
    call("copy", path(from), 0, 0);
    AtomicLong size = required(path(from));
    sizes.put(path(to), new AtomicLong(size.get()));
    return size.get();
  }

  @Override
  public void flushDirectory(Location directory) throws IOException {
    call("flush", path(directory), 0, 0);
  }

  @Override
  public ErrorCode errorCode(IOException error) {
    if (error instanceof NoSuchFileException) {
      return ErrorCode.ENOENT;
    }
    return error instanceof FileAlreadyExistsException ? ErrorCode.EEXIST : ErrorCode.EIO;
  }

  @Override
  public void close() {}

  private void call(String name, String path, long offsetBytes, long lengthBytes)
      throws IOException {
    note("begin", name, path, offsetBytes, lengthBytes);
    sleeper.sleepNanos(delay.nanos(name, path));
    fault.check(name, path, offsetBytes);
    note("end", name, path, offsetBytes, lengthBytes);
  }

  private void note(String what, String name, String path, long offsetBytes, long lengthBytes) {
    if (recording) {
      synchronized (calls) {
        calls.add(what + " " + name + " " + path + " " + offsetBytes + " " + lengthBytes);
      }
    }
  }

  private AtomicLong required(String path) throws IOException {
    AtomicLong size = sizes.get(path);
    if (size == null) {
      throw new NoSuchFileException(path);
    }
    return size;
  }

  private static String path(Location location) {
    return ((Place) location).path();
  }

  private final class MemoryFile implements TargetFile {
    private final String path;
    private final AtomicLong size;

    MemoryFile(String path, AtomicLong size) {
      this.path = path;
      this.size = size;
    }

    @Override
    public int read(ByteBuffer buffer, long offsetBytes) throws IOException {
      call("read", path, offsetBytes, buffer.remaining());
      return (int) Math.max(0, Math.min(buffer.remaining(), size.get() - offsetBytes));
    }

    @Override
    public int write(ByteBuffer buffer, long offsetBytes) throws IOException {
      int lengthBytes = buffer.remaining();
      call("write", path, offsetBytes, lengthBytes);
      size.accumulateAndGet(offsetBytes + lengthBytes, Math::max);
      return lengthBytes;
    }

    @Override
    public void flush() throws IOException {
      call("flush", path, 0, 0);
    }

    @Override
    public void truncate(long lengthBytes) throws IOException {
      call("truncate", path, 0, lengthBytes);
      size.set(lengthBytes);
    }

    @Override
    public long sizeBytes() {
      return size.get();
    }

    @Override
    public Optional<String> fallbackReason() {
      return Optional.empty();
    }

    @Override
    public boolean isAligned(long offsetBytes, int lengthBytes) {
      return offsetBytes % 4096 == 0 && lengthBytes % 4096 == 0;
    }

    @Override
    public void prepareFor(long offsetBytes, int lengthBytes) throws IOException {
      call("prepare", path, offsetBytes, lengthBytes);
    }

    @Override
    public void close() throws IOException {
      call("close", path, 0, 0);
    }
  }
}
