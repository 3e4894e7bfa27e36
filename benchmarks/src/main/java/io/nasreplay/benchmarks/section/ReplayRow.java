package io.nasreplay.benchmarks.section;

import io.nasreplay.benchmarks.contender.LoopReplay;
import io.nasreplay.benchmarks.operations.Direction;
import io.nasreplay.benchmarks.operations.FileLayout;
import io.nasreplay.benchmarks.operations.OperationList;
import io.nasreplay.benchmarks.operations.Order;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A shape of work.
 *
 * @param direct on the disk, past the client's cache; otherwise in tmpfs through the system's cache
 * @param blockBytes bytes of one transfer
 * @param direction which way data moves
 * @param streams how many at once
 */
record ReplayRow(boolean direct, int blockBytes, Direction direction, int streams) {
  static final int SMALL_BYTES = 4 << 10;

  /** Sized a little above the time asked for: the probe is colder than the measurements. */
  private static final double MARGIN = 1.1;

  /** A deep queue is about so much faster than one transfer at a time. */
  private static final int DEEPEST_GAIN = 6;

  private static final int KIB = 1 << 10;
  private static final long MIB = 1 << 20;
  private static final long MOST_OPERATIONS = 4_000_000;

  /** All of the table, in its order. */
  static List<ReplayRow> all() {
    List<ReplayRow> rows = new ArrayList<>();
    for (boolean direct : List.of(false, true)) {
      for (int blockBytes : List.of(SMALL_BYTES, 256 * KIB, 1024 * KIB)) {
        for (Direction direction : Direction.values()) {
          for (int streams : List.of(1, 2, 32)) {
            rows.add(new ReplayRow(direct, blockBytes, direction, streams));
          }
        }
      }
    }
    return rows;
  }

  String name() {
    return place() + " " + blockBytes / KIB + " KiB " + direction.token() + " " + streams;
  }

  String place() {
    return direct ? "disk" : "tmpfs";
  }

  boolean isSmall() {
    return blockBytes == SMALL_BYTES;
  }

  Order order() {
    return isSmall() ? Order.PERMUTED : Order.SEQUENTIAL;
  }

  /** Size of each stream's file: all together bounded, so that two sets of them fit in memory. */
  long fileBytes(boolean quick) {
    long perStream = isSmall() ? 256 * MIB : 1024 * MIB;
    long together = quick ? 256 * MIB : direct ? 2048 * MIB : 4096 * MIB;
    return Math.min(perStream, together / streams);
  }

  /** A list with about so many operations in all. */
  OperationList operations(long count, boolean quick) {
    long perStream = Math.min(MOST_OPERATIONS, Math.max(count, streams)) / streams;
    return OperationList.alike(
        streams,
        fileBytes(quick),
        direction,
        blockBytes,
        order(),
        Math.toIntExact(Math.max(1, perStream)));
  }

  /**
   * As many operations as the C loop does in the time asked for, on files that are made.
   *
   * @param files where
   * @param bench whose settings count
   * @param depth transfers in flight at once, of which the C loop has but one
   */
  OperationList sized(Path files, Bench bench, int depth) throws IOException {
    boolean quick = bench.settings().quick();
    OperationList probe = operations(probeOperations(), quick);
    FileLayout.make(probe, files);
    LoopReplay loop = LoopReplay.of(bench.loopProgram(), probe, files, direct, bench.work());
    loop.measure();
    double perSecond = loop.measure().operationsPerSecond() * Math.min(depth, DEEPEST_GAIN);
    return operations(Math.round(perSecond * bench.settings().seconds() * MARGIN), quick);
  }

  /** As many operations as show how fast this goes in a moment. */
  long probeOperations() {
    if (isSmall()) {
      return direct ? 4_000 : 100_000;
    }
    return (direct ? 256 * MIB : 2048 * MIB) / blockBytes;
  }
}
