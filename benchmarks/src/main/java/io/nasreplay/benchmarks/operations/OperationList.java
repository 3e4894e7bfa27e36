package io.nasreplay.benchmarks.operations;

import java.util.ArrayList;
import java.util.List;

/**
 * What all contenders replay: streams that run at once, each on a file of its own.
 *
 * @param streams at least one
 */
public record OperationList(List<StreamOperations> streams) {
  public OperationList {
    streams = List.copyOf(streams);
    if (streams.isEmpty()) {
      throw new IllegalArgumentException("streams is empty; allowed: at least one");
    }
  }

  /**
   * Equal streams that differ in their files and random orders.
   *
   * @param streams how many
   * @param fileBytes size of each file
   * @param direction which way data moves
   * @param blockBytes bytes of one transfer
   * @param order how blocks follow each other
   * @param countPerStream transfers of each stream
   */
  public static OperationList alike(
      int streams,
      long fileBytes,
      Direction direction,
      int blockBytes,
      Order order,
      int countPerStream) {
    List<StreamOperations> made = new ArrayList<>();
    for (int i = 0; i < streams; i++) {
      made.add(
          StreamOperations.of(
              "stream" + i + ".bin", fileBytes, direction, blockBytes, order, countPerStream, i));
    }
    return new OperationList(made);
  }

  /** Transfers of all streams. */
  public long count() {
    return streams.stream().mapToLong(StreamOperations::count).sum();
  }

  /** Bytes that all streams move. */
  public long bytes() {
    return streams.stream().mapToLong(stream -> (long) stream.count() * stream.blockBytes()).sum();
  }
}
