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
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Does a trace's operations on real files, one after the other: the file system is the second
 * implementation of what they mean.
 */
final class PlainReplay implements AutoCloseable {
  private record Open(FileChannel channel, boolean appends) {}

  private final Path folder;
  private final Content prepared;
  private final Content written;
  private final ContentIds ids = new ContentIds();
  private final Map<String, Deque<Open>> open = new HashMap<>();
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
      case CLOSE -> open.get(key(row)).pop();
      case READ, FLUSH -> handle(row, place);
      case WRITE -> write(row, handle(row, place), generation);
      case TRUNCATE -> resize(handle(row, place).channel(), row.lengthBytes());
      case MKDIR -> Files.createDirectory(place);
      case RMDIR, DELETE -> Files.delete(place);
      case RENAME ->
          Files.move(place, folder.resolve(row.to().value()), StandardCopyOption.ATOMIC_MOVE);
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
    push(row, FileChannel.open(place, options), row.flags().has(Option.APPEND));
  }

  private Open push(OperationRow row, FileChannel channel, boolean appends) {
    channels.add(channel);
    Open opened = new Open(channel, appends);
    open.computeIfAbsent(key(row), k -> new ArrayDeque<>()).push(opened);
    return opened;
  }

  private Open handle(OperationRow row, Path place) throws IOException {
    Deque<Open> stack = open.get(key(row));
    if (stack != null && !stack.isEmpty()) {
      return stack.peek();
    }
    FileChannel channel =
        FileChannel.open(place, StandardOpenOption.READ, StandardOpenOption.WRITE);
    return push(row, channel, false);
  }

  private void write(OperationRow row, Open handle, long generation) throws IOException {
    for (long repeat = 0; repeat < row.count(); repeat++) {
      long offset = handle.appends() ? handle.channel().size() : row.offsetBytesOf(repeat);
      put(handle.channel(), written, ids.idOf(row.path()), generation, offset, row.lengthBytes());
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
    ByteBuffer buffer = ByteBuffer.allocate((int) lengthBytes);
    content.fill(buffer, contentId, generation, offsetBytes);
    channel.write(buffer, offsetBytes);
  }

  private static String key(OperationRow row) {
    return row.streamId() + " " + row.path().value();
  }

  @Override
  public void close() throws IOException {
    for (FileChannel channel : channels) {
      channel.close();
    }
  }
}
