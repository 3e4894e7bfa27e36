package io.nasreplay.engine.measure;

import io.nasreplay.results.model.OperationLog;
import io.nasreplay.results.model.OperationRecord;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OperationKind;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.IntFunction;

/**
 * All operations of a run, read back after the clock has stopped. Must be closed. Not thread-safe.
 */
public final class OperationLogs implements Closeable {
  private static final OperationKind[] KINDS = OperationKind.values();
  private static final ErrorCode[] ERRORS = ErrorCode.values();

  private record StreamLogs(int streamId, List<LaneLog> lanes) {}

  private final OperationLogFile file;
  private final IntFunction<String> paths;
  private final List<StreamLogs> streams = new ArrayList<>();

  /**
   * Logs in a file.
   *
   * @param file what the lanes write to; closed with this
   * @param paths the plan's paths by number
   */
  public OperationLogs(OperationLogFile file, IntFunction<String> paths) {
    this.file = file;
    this.paths = paths;
  }

  /** Adds a stream with the logs of its lanes. */
  public void add(int streamId, List<LaneLog> lanes) {
    streams.add(new StreamLogs(streamId, List.copyOf(lanes)));
  }

  /**
   * Hands over every operation: streams by id, operations of a stream in the order in which they
   * ended. Blocks until all are taken.
   *
   * @throws IOException when the log cannot be read or its receiver fails
   */
  public void drainTo(OperationLog receiver) throws IOException {
    streams.sort(Comparator.comparingInt(StreamLogs::streamId));
    for (StreamLogs stream : streams) {
      drain(stream, receiver);
    }
  }

  /** Why operations are missing from the log; empty when none is. */
  public Optional<String> failure() {
    return streams.stream()
        .flatMap(stream -> stream.lanes.stream())
        .map(LaneLog::failure)
        .filter(Objects::nonNull)
        .map(failure -> "the log of operations is incomplete: " + failure.getMessage())
        .findFirst();
  }

  @Override
  public void close() throws IOException {
    file.close();
  }

  private void drain(StreamLogs stream, OperationLog receiver) throws IOException {
    PriorityQueue<LaneReader> byEnd =
        new PriorityQueue<>(Comparator.comparingLong(LaneReader::endNanos));
    for (LaneLog lane : stream.lanes) {
      LaneReader reader = new LaneReader(lane);
      if (reader.next()) {
        byEnd.add(reader);
      }
    }
    for (LaneReader reader = byEnd.poll(); reader != null; reader = byEnd.poll()) {
      receiver.accept(reader.record(stream.streamId, paths));
      if (reader.next()) {
        byEnd.add(reader);
      }
    }
  }

  /** Walks the records of one lane. */
  private static final class LaneReader {
    private final LaneLog lane;
    private ByteBuffer chunk = ByteBuffer.allocate(0);
    private int nextChunk;
    private int at;

    LaneReader(LaneLog lane) {
      this.lane = lane;
    }

    boolean next() throws IOException {
      at += LaneLog.RECORD_BYTES;
      if (at >= chunk.limit()) {
        if (nextChunk == lane.chunks()) {
          return false;
        }
        chunk = lane.chunk(nextChunk++);
        at = 0;
      }
      return true;
    }

    long endNanos() {
      return chunk.getLong(at + 24) + chunk.getLong(at + 32);
    }

    OperationRecord record(int streamId, IntFunction<String> paths) {
      int path = chunk.getInt(at + 48);
      short error = chunk.getShort(at + 54);
      long intendedNanos = chunk.getLong(at + 40);
      return new OperationRecord(
          streamId,
          chunk.getLong(at),
          KINDS[chunk.getShort(at + 52)].token(),
          path < 0 ? "" : paths.apply(path),
          chunk.getLong(at + 8),
          chunk.getLong(at + 16),
          intendedNanos == LaneLog.NOT_DUE ? null : intendedNanos,
          chunk.getLong(at + 24),
          chunk.getLong(at + 32),
          error < 0 ? "ok" : ERRORS[error].name());
    }
  }
}
