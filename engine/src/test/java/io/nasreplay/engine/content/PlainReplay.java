package io.nasreplay.engine.content;

import io.nasreplay.traces.model.DirectoryRow;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OpenFlags.Option;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TraceRow;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Does a trace's operations on real files, one after the other: the file system is the second
 * implementation of what they mean.
 */
final class PlainReplay implements AutoCloseable {
  /** An open file. It follows renames; removed, it is found under the name that it had last. */
  private static final class Open {
    final FileChannel channel;
    final boolean appends;
    final boolean implicit;
    final Object inode;
    Path removedAs;

    Open(FileChannel channel, boolean appends, boolean implicit, Object inode) {
      this.channel = channel;
      this.appends = appends;
      this.implicit = implicit;
      this.inode = inode;
    }
  }

  private final Path folder;
  private final Content prepared;
  private final Content written;
  private final ContentIds ids = new ContentIds();
  private final Map<Integer, Deque<Open>> open = new HashMap<>();
  private final Set<FileChannel> channels = new HashSet<>();

  PlainReplay(Path folder, Content prepared, Content written) {
    this.folder = folder;
    this.prepared = prepared;
    this.written = written;
  }

  static void replay(Rows rows, Path folder, Content prepared, Content written) throws IOException {
    try (PlainReplay replay = new PlainReplay(folder, prepared, written)) {
      long generation = 0;
      rows.list().forEach(replay.ids::add);
      for (TraceRow row : rows.list()) {
        generation += row instanceof OperationRow ? 1 : 0;
        replay.run(row, generation);
      }
    }
  }

  /** Does rows in another order; each with its place among the operations of the trace. */
  static void replay(Rows rows, List<Integer> order, Path folder, Content prepared, Content written)
      throws IOException {
    try (PlainReplay replay = new PlainReplay(folder, prepared, written)) {
      rows.list().forEach(replay.ids::add);
      long setup = rows.list().stream().filter(r -> !(r instanceof OperationRow)).count();
      for (int index : order) {
        replay.run(rows.list().get(index), index - setup + 1);
      }
    }
  }

  private void run(TraceRow row, long generation) throws IOException {
    if (row instanceof DirectoryRow directory) {
      Files.createDirectories(folder.resolve(directory.path().value()));
    } else if (row instanceof FileRow file) {
      Path place = folder.resolve(file.path().value());
      Files.createDirectories(place.getParent());
      try (FileChannel channel =
          FileChannel.open(place, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
        put(channel, prepared, ids.idOf(file.path()), 0, 0, file.lengthBytes());
      }
    } else if (row instanceof OperationRow operation && operation.expect() == null) {
      operate(operation, generation);
    }
  }

  private void operate(OperationRow row, long generation) throws IOException {
    if (row.path() == null) {
      return;
    }
    Path place = folder.resolve(row.path().value());
    switch (row.kind()) {
      case OPEN -> open(row, place);
      case CLOSE -> opened(row).remove(existing(row, place));
      case READ, FLUSH -> handle(row, place);
      case WRITE -> write(row, handle(row, place), generation);
      case TRUNCATE -> resize(handle(row, place).channel, row.lengthBytes());
      case MKDIR -> Files.createDirectory(place);
      case RMDIR -> Files.delete(place);
      case DELETE -> {
        removed(place);
        Files.delete(place);
      }
      case RENAME -> rename(place, folder.resolve(row.to().value()));
      case COPY -> copy(place, folder.resolve(row.to().value()));
      case STAT, LIST, BARRIER -> {}
    }
  }

  private void open(OperationRow row, Path place) throws IOException {
    Set<StandardOpenOption> options = new HashSet<>();
    options.add(StandardOpenOption.READ);
    options.add(StandardOpenOption.WRITE);
    if (row.flags().has(Option.CREATE)) {
      options.add(StandardOpenOption.CREATE);
    }
    if (row.flags().has(Option.NEW)) {
      options.add(StandardOpenOption.CREATE_NEW);
    }
    if (row.flags().has(Option.TRUNCATE)) {
      options.add(StandardOpenOption.TRUNCATE_EXISTING);
    }
    FileChannel channel = FileChannel.open(place, options);
    push(row, new Open(channel, row.flags().has(Option.APPEND), false, inode(place)));
  }

  private Open push(OperationRow row, Open opened) {
    channels.add(opened.channel);
    opened(row).push(opened);
    return opened;
  }

  private Open handle(OperationRow row, Path place) throws IOException {
    Open existing = existing(row, place);
    if (existing != null) {
      return existing;
    }
    FileChannel channel =
        FileChannel.open(place, StandardOpenOption.READ, StandardOpenOption.WRITE);
    return push(row, new Open(channel, false, true, inode(place)));
  }

  private Deque<Open> opened(OperationRow row) {
    return open.computeIfAbsent(row.streamId(), stream -> new ArrayDeque<>());
  }

  private Open existing(OperationRow row, Path place) throws IOException {
    Object inode = Files.exists(place) ? inode(place) : null;
    Optional<Open> here = opened(row).stream().filter(o -> o.inode.equals(inode)).findFirst();
    return here.or(() -> opened(row).stream().filter(o -> place.equals(o.removedAs)).findFirst())
        .orElse(null);
  }

  private void removed(Path place) throws IOException {
    Object inode = inode(place);
    for (Deque<Open> stream : open.values()) {
      stream.removeIf(o -> o.implicit && o.inode.equals(inode));
      stream.stream().filter(o -> o.inode.equals(inode)).forEach(o -> o.removedAs = place);
    }
  }

  private void rename(Path from, Path to) throws IOException {
    if (Files.isRegularFile(to) && !from.equals(to)) {
      removed(to);
    }
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
  }

  private static Object inode(Path place) throws IOException {
    return Files.readAttributes(place, BasicFileAttributes.class).fileKey();
  }

  private void write(OperationRow row, Open handle, long generation) throws IOException {
    for (long repeat = 0; repeat < row.count(); repeat++) {
      long offset = handle.appends ? handle.channel.size() : row.offsetBytesOf(repeat);
      put(handle.channel, written, ids.idOf(row.path()), generation, offset, row.lengthBytes());
    }
  }

  private static void resize(FileChannel channel, long lengthBytes) throws IOException {
    if (lengthBytes > channel.size()) {
      channel.write(ByteBuffer.allocate(1), lengthBytes - 1);
    } else {
      channel.truncate(lengthBytes);
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.write(to, Files.readAllBytes(from));
  }

  static void put(
      FileChannel channel,
      Content content,
      int contentId,
      long generation,
      long offsetBytes,
      long lengthBytes)
      throws IOException {
    byte[] bytes = Contents.bytes(content, contentId, generation, offsetBytes, (int) lengthBytes);
    channel.write(ByteBuffer.wrap(bytes), offsetBytes);
  }

  @Override
  public void close() throws IOException {
    for (FileChannel channel : channels) {
      channel.close();
    }
  }
}
