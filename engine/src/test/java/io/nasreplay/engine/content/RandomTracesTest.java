package io.nasreplay.engine.content;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.api.ReplayOptions.DataSource;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.results.model.Verification;
import io.nasreplay.traces.model.InvalidRowException;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TraceRow;
import io.nasreplay.traces.namespace.Namespace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The ledger against the file system, on many small random traces. */
class RandomTracesTest {
  private static final Content PREPARED = Content.of(1, DataSource.UNIQUE);
  private static final Content WRITTEN = Content.of(2, DataSource.UNIQUE);
  private static final int TRACES = 60;

  @TempDir Path folder;

  /** Makes a trace of one stream whose operations can all succeed. */
  private static final class Maker {
    private static final List<String> NAMES = List.of("set/a", "set/b", "c", "d", "e", "moved/f");

    private final SplittableRandom random;
    private final Rows rows = new Rows();
    private Namespace possible = new Namespace();

    Maker(long seed) {
      random = new SplittableRandom(seed);
    }

    Rows make() {
      rows.file("set/a", size()).file("set/b", size()).file("c", size()).dir("moved");
      rows.list().forEach(possible::apply);
      for (int i = 0; i < 60; i++) {
        step();
        keepIfPossible();
      }
      return rows;
    }

    private void step() {
      String file = name();
      switch (random.nextInt(14)) {
        case 0 -> rows.truncate(0, file, size());
        case 1 -> rows.op(0, OperationKind.COPY, file, name());
        case 2 -> rows.op(0, OperationKind.RENAME, file, name());
        case 3 -> rows.op(0, OperationKind.DELETE, file);
        case 4 -> rows.open(0, file, random.nextBoolean() ? "rw+new" : "w+create+append");
        case 5 -> rows.open(0, file, random.nextBoolean() ? "rw+append" : "rw+create+truncate");
        case 6 -> rows.op(0, OperationKind.CLOSE, file);
        case 7 -> repeats(file);
        case 8 -> rows.op(0, OperationKind.RENAME, "set", "moved/set");
        case 9 -> rows.op(0, OperationKind.RENAME, "moved/set", "set");
        default -> rows.write(0, file, size(), length());
      }
    }

    private void keepIfPossible() {
      try {
        possible.apply(rows.last());
      } catch (InvalidRowException e) {
        rows.removeLast();
        possible = new Namespace();
        rows.list().forEach(possible::apply);
      }
    }

    private void repeats(String file) {
      int length = length();
      int count = 1 + random.nextInt(20);
      int stride = random.nextInt(3) == 0 ? length : random.nextInt(20_000) - 10_000;
      int offset = stride < 0 ? -stride * count + random.nextInt(5000) : size();
      rows.write(0, file, offset, length, count, stride);
    }

    private String name() {
      return NAMES.get(random.nextInt(NAMES.size()));
    }

    private int size() {
      int size = random.nextInt(random.nextInt(10) == 0 ? 5_000_000 : 40_000);
      return random.nextInt(3) == 0 ? size & -4096 : size;
    }

    private int length() {
      int length = random.nextInt(1 << random.nextInt(1, 16));
      return random.nextInt(3) == 0 ? length & -4096 : length;
    }
  }

  @Test
  void oneStreamIsKnownToTheByteAndAnyFlippedByteIsFound() throws IOException {
    SplittableRandom random = new SplittableRandom(11);
    for (int seed = 0; seed < TRACES; seed++) {
      Rows rows = new Maker(seed).make();
      Path place = Files.createDirectory(folder.resolve("t" + seed));
      PlainReplay.replay(rows, place, PREPARED, WRITTEN);
      AtomicInteger warnings = new AtomicInteger();
      Verification verification = verify(rows, place, warnings);
      assertThat(verification.first()).as("seed %d%n%s", seed, rows).isEmpty();
      assertThat(verification.intact()).isTrue();
      assertThat(verification.bytes()).isEqualTo(bytesIn(place));
      assertThat(warnings).as("seed %d", seed).hasValue(0);
      flipOne(random, rows, place, seed);
      delete(place);
    }
  }

  private void flipOne(SplittableRandom random, Rows rows, Path place, int seed)
      throws IOException {
    List<Path> files = files(place).stream().filter(file -> file.toFile().length() > 0).toList();
    if (files.isEmpty()) {
      return;
    }
    Path file = files.get(random.nextInt(files.size()));
    byte[] bytes = Files.readAllBytes(file);
    int at = random.nextInt(bytes.length);
    bytes[at] ^= (byte) (1 << random.nextInt(8));
    Files.write(file, bytes);
    Verification verification = verify(rows, place, new AtomicInteger());
    assertThat(verification.damagedBlocks()).as("seed %d", seed).isEqualTo(1);
    assertThat(place.resolve(verification.first().get(0).path())).isEqualTo(file);
    assertThat(verification.first().get(0).offsetBytes()).isEqualTo(at & -4096L);
  }

  @Test
  void severalStreamsInAnyOrderThatTheTraceAllowsRaiseNoFalseAlarm() throws IOException {
    for (int seed = 0; seed < TRACES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Rows rows = sharedFiles(random);
      for (int round = 0; round < 2; round++) {
        Path place = Files.createDirectory(folder.resolve("t" + seed + "-" + round));
        List<Integer> order = anyOrder(random, rows.list());
        PlainReplay.replay(rows, order, place, PREPARED, WRITTEN);
        Verification verification = verify(rows, place, new AtomicInteger());
        assertThat(verification.first()).as("seed %d, order %s%n%s", seed, order, rows).isEmpty();
        delete(place);
      }
    }
  }

  /** Three streams that write to the same two files, with meeting points. */
  private static Rows sharedFiles(SplittableRandom random) {
    Rows rows = new Rows().file("a", 50_000).file("b", 0);
    for (int stream = 0; stream < 3; stream++) {
      rows.open(stream, "a", "rw").open(stream, "b", stream == 0 ? "rw+append" : "rw");
    }
    boolean resizes = random.nextInt(3) == 0;
    for (int step = 0; step < 40; step++) {
      int stream = random.nextInt(3);
      String file = random.nextInt(3) > 0 ? "a" : "b";
      int offset = random.nextInt(10) * 4096 + (random.nextInt(3) == 0 ? random.nextInt(4096) : 0);
      int length = 4096 * random.nextInt(4) + (random.nextInt(3) == 0 ? random.nextInt(4096) : 0);
      switch (random.nextInt(resizes ? 8 : 7)) {
        case 0 -> rows.barrier(stream);
        case 1 -> rows.barrier(0, 1, 2);
        case 7 -> rows.truncate(stream, file, offset);
        default -> rows.write(stream, file, offset, length);
      }
    }
    return rows;
  }

  /** A random order of the rows in which each stream keeps its own and barriers hold. */
  private static List<Integer> anyOrder(SplittableRandom random, List<TraceRow> rows) {
    List<Integer> order = new ArrayList<>();
    List<List<Integer>> left = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i) instanceof OperationRow operation) {
        left.get(operation.streamId()).add(i);
      } else {
        order.add(i);
      }
    }
    int[] passed = new int[3];
    while (left.stream().anyMatch(stream -> !stream.isEmpty())) {
      int stream = random.nextInt(3);
      if (!left.get(stream).isEmpty()) {
        advance(rows, left, passed, stream, order);
      }
    }
    return order;
  }

  private static void advance(
      List<TraceRow> rows,
      List<List<Integer>> left,
      int[] passed,
      int stream,
      List<Integer> order) {
    int row = left.get(stream).get(0);
    if (!isBarrier(rows, row)) {
      order.add(left.get(stream).remove(0));
      return;
    }
    boolean allArrived =
        Stream.of(0, 1, 2)
            .allMatch(
                other ->
                    left.get(other).isEmpty()
                        || passed[other] > passed[stream]
                        || (passed[other] == passed[stream]
                            && isBarrier(rows, left.get(other).get(0))));
    if (allArrived) {
      left.get(stream).remove(0);
      passed[stream]++;
    }
  }

  private static boolean isBarrier(List<TraceRow> rows, int row) {
    return ((OperationRow) rows.get(row)).kind() == OperationKind.BARRIER;
  }

  private static Verification verify(Rows rows, Path place, AtomicInteger warnings) {
    RunListener listener =
        new RunListener() {
          @Override
          public void warned(String message) {
            warnings.incrementAndGet();
          }
        };
    return ContentVerifier.verify(rows, place, PREPARED, WRITTEN, listener, new StopSignal());
  }

  private static List<Path> files(Path place) throws IOException {
    try (Stream<Path> all = Files.walk(place)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private static long bytesIn(Path place) throws IOException {
    return files(place).stream().mapToLong(file -> file.toFile().length()).sum();
  }

  private static void delete(Path place) throws IOException {
    for (Path file : files(place)) {
      Files.delete(file);
    }
  }
}
