package io.nasreplay.traces.capture;

import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OperationKind;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Operations on their way from a recording into a trace, in a temporary file: a trace says first
 * what was there before them, which is known when all have been seen. Written once, then read once.
 * Not thread-safe.
 */
final class CaptureSpool implements Closeable {
  private static final int BUFFER_BYTES = 1 << 16;
  private static final int NONE = -1;
  private static final OperationKind[] KINDS = OperationKind.values();
  private static final ErrorCode[] ERRORS = ErrorCode.values();

  /**
   * An operation with its paths by number.
   *
   * @param to the second path's number, or -1
   */
  record Spooled(
      int streamId,
      OperationKind kind,
      int path,
      int to,
      @Nullable OpenFlags flags,
      long offsetBytes,
      long lengthBytes,
      long atMicros,
      long tookMicros,
      @Nullable ErrorCode outcome) {}

  private final Path file;
  private final DataOutputStream out;
  private final Map<OpenFlags, Integer> flagNumbers = new HashMap<>();
  private final List<OpenFlags> flags = new ArrayList<>();
  private @Nullable DataInputStream in;
  private int size;
  private int taken;

  CaptureSpool() throws IOException {
    file = Files.createTempFile("nasreplay-import-", ".spool");
    file.toFile().deleteOnExit();
    out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file), BUFFER_BYTES));
  }

  /** How many there are. */
  int size() {
    return size;
  }

  // The file is read by the process that wrote it, so that the order of constants is the same.
  @SuppressWarnings("EnumOrdinal")
  void add(CapturedOperation operation, int path, int to) throws IOException {
    out.writeByte(operation.kind().ordinal());
    out.writeByte(operation.outcome() == null ? NONE : operation.outcome().ordinal());
    out.writeShort(operation.streamId());
    out.writeInt(path);
    out.writeInt(to);
    out.writeByte(operation.flags() == null ? NONE : number(operation.flags()));
    out.writeLong(operation.offsetBytes());
    out.writeLong(operation.lengthBytes());
    out.writeLong(operation.atMicros());
    out.writeLong(operation.tookMicros());
    size = Math.incrementExact(size);
  }

  /** The next one; null when all were taken. After the first call none can be added. */
  @Nullable Spooled next() throws IOException {
    if (taken == size) {
      return null;
    }
    DataInputStream data = in == null ? reading() : in;
    taken++;
    int kind = data.readByte();
    int outcome = data.readByte();
    int stream = data.readUnsignedShort();
    int path = data.readInt();
    int to = data.readInt();
    int flag = data.readByte();
    return new Spooled(
        stream,
        KINDS[kind],
        path,
        to,
        flag == NONE ? null : flags.get(flag),
        data.readLong(),
        data.readLong(),
        data.readLong(),
        data.readLong(),
        outcome == NONE ? null : ERRORS[outcome]);
  }

  private DataInputStream reading() throws IOException {
    out.close();
    in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER_BYTES));
    return in;
  }

  /** There are fewer than 97 combinations of access and options. */
  private int number(OpenFlags value) {
    return flagNumbers.computeIfAbsent(
        value,
        key -> {
          flags.add(key);
          return flags.size() - 1;
        });
  }

  @Override
  public void close() throws IOException {
    out.close();
    if (in != null) {
      in.close();
    }
    Files.deleteIfExists(file);
  }
}
