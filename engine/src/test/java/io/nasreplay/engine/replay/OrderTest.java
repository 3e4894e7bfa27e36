package io.nasreplay.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.plan.Plan;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which operations wait for which. */
class OrderTest {
  private static final long MS = 1_000_000;

  private static ReplayOptions threads(int threads) {
    return Replays.options(OptionalInt.of(threads), false, Long.MAX_VALUE);
  }

  @Test
  void readsOfADeepStreamOverlapAndItsFlushWaitsForAllOfThem() {
    VirtualTime time = new VirtualTime();
    MemoryTarget target =
        new MemoryTarget(time, (call, path) -> call.equals("read") ? 10 * MS : 0)
            .with("f", 1 << 20);
    Timed timed =
        Replays.run(
            """
            ,file,f,,,,1048576
            0,stream,deep,,,,,4
            0,open,f,,rw
            0,read,f,,,0,4096,8
            0,flush,f
            0,read,f,,,0,4096,4
            0,close,f
            """,
            target,
            time.timing());

    List<String> calls = target.calls();
    int flush = calls.indexOf("begin flush f 0 0");
    assertThat(calls.subList(0, flush)).filteredOn(c -> c.startsWith("end read")).hasSize(8);
    assertThat(calls.subList(flush, calls.size()))
        .filteredOn(c -> c.startsWith("begin read"))
        .hasSize(4);
    assertThat(calls.indexOf("end flush f 0 0")).isEqualTo(flush + 1);
    assertThat(calls.get(calls.size() - 1)).isEqualTo("end close f 0 0");
    // Two rounds of four, then one: 30 ms, plus naps of 0.2 ms at most while waiting for a fence.
    assertThat(timed.lastEndNanos() - timed.startNanos()).isBetween(30 * MS, 31 * MS);
    assertThat(timed.measurements().failed()).isZero();
  }

  @Test
  void eachRepeatOfADeepStreamIsIssuedOnce() {
    MemoryTarget target = MemoryTarget.immediate().with("f", 1 << 24);
    Replays.run(
        """
        ,file,f,,,,16777216
        0,stream,deep,,,,,8
        0,read,f,,,0,4096,4096
        """,
        target,
        Timing.system());

    assertThat(target.calls())
        .filteredOn(c -> c.startsWith("begin read"))
        .hasSize(4096)
        .doesNotHaveDuplicates();
  }

  /** One stream makes files, another uses and removes them, a third makes them again. */
  private static String conflicts(int rounds, int depth) {
    StringBuilder rows = new StringBuilder();
    for (int stream = 0; stream < 3; stream++) {
      rows.append(stream).append(",stream,s").append(stream).append(",,,,,").append(depth);
      rows.append('\n');
    }
    for (int i = 0; i < rounds; i++) {
      rows.append(
          """
          0,mkdir,d%1$d
          0,open,d%1$d/f,,w+new
          0,write,d%1$d/f,,,0,100,7
          0,close,d%1$d/f
          1,flush,d%1$d/f
          1,truncate,d%1$d/f,,,,700
          2,read,d%1$d/f,,,0,100,7
          2,stat,d%1$d/f
          1,rename,d%1$d/f,d%1$d/g
          2,read,d%1$d/g,,,0,100,3
          0,stat,d%1$d/f,,,,,,,ENOENT
          2,delete,d%1$d/g
          0,open,d%1$d/f,,w+new
          0,close,d%1$d/f
          1,delete,d%1$d/f
          2,rmdir,d%1$d
          """
              .formatted(i % 5));
    }
    return rows.toString();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 6, 12})
  void conflictingOperationsKeepTheirOrderWithAnyNumberOfThreads(int threads) {
    MemoryTarget target = MemoryTarget.immediate();
    target.recording = false;
    Timed timed =
        Replays.run(conflicts(400, 4), target, Timing.system(), threads(threads), new StopSignal());

    assertThat(timed.failures().first()).isEmpty();
    assertThat(timed.problems()).isEmpty();
    assertThat(timed.measurements().operations()).isEqualTo(400 * (16 + 6 + 6 + 2));
    assertThat(timed.measurements().expectedFailures()).isEqualTo(400);
    assertThat(target.names()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void streamsMeetAtBarriersAndAnEndedStreamCountsAsArrived(int threads) {
    MemoryTarget target = MemoryTarget.immediate().with("a", 10).with("b", 10).with("c", 10);
    Replays.run(
        """
        ,file,a,,,,10
        ,file,b,,,,10
        ,file,c,,,,10
        0,stat,a
        0,barrier
        0,stat,a
        0,barrier
        0,stat,a
        1,stat,b
        1,stat,b
        1,barrier
        1,stat,b
        1,barrier
        1,stat,b
        2,stat,c
        2,stat,c
        2,stat,c
        """,
        target,
        Timing.system(),
        threads(threads),
        new StopSignal());

    List<String> calls = target.calls().stream().filter(c -> c.startsWith("begin")).toList();
    assertThat(calls).hasSize(10);
    // Before the first meeting: one a, two b, and all of c, which has no barrier and must end.
    assertThat(calls.subList(0, 6))
        .containsExactlyInAnyOrder(
            "begin stat a 0 0",
            "begin stat b 0 0",
            "begin stat b 0 0",
            "begin stat c 0 0",
            "begin stat c 0 0",
            "begin stat c 0 0");
    assertThat(calls.subList(6, 8))
        .containsExactlyInAnyOrder("begin stat a 0 0", "begin stat b 0 0");
  }

  @Test
  void fewerThreadsLowerTheDepthAndSaySo() {
    try (Plan plan =
        Replays.compile(
            new TextTrace(
                """
                ,file,f,,,,1048576
                0,stream,deep,,,,,8
                1,stream,flat,,,,,1
                0,read,f,,,0,4096,100
                1,read,f,,,0,4096,100
                """))) {
      assertThat(plan.threadsWanted()).isEqualTo(9);
      assertThat(LanePlacement.of(plan.streams(), OptionalInt.of(4)).lanes()).containsExactly(3, 1);
      Timed timed =
          Replays.run(
              plan,
              MemoryTarget.immediate().with("f", 1 << 20),
              Timing.system(),
              threads(4),
              new StopSignal());
      assertThat(timed.threads()).isEqualTo(4);
      assertThat(timed.measurements().operations()).isEqualTo(200);
    }
  }
}
