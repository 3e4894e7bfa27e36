package io.nasreplay.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.plan.Plan;
import io.nasreplay.engine.time.Clock;
import io.nasreplay.engine.time.Sleeper;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** The timed loop makes no objects per operation. */
class AllocationTest {
  private static final int OPERATIONS = 200_000;

  private static Timing counting(AtomicLong allocatedBytes) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    return new Timing(
        Clock.system(),
        Sleeper.system(),
        body ->
            new Thread(
                () -> {
                  long before = threads.getCurrentThreadAllocatedBytes();
                  body.run();
                  allocatedBytes.addAndGet(threads.getCurrentThreadAllocatedBytes() - before);
                }),
        Duration.ofMillis(20),
        Duration.ofSeconds(10));
  }

  private static long allocatedBytes(String rows, boolean log) {
    MemoryTarget target = MemoryTarget.immediate().with("f", 1 << 20);
    target.recording = false;
    AtomicLong allocatedBytes = new AtomicLong();
    try (Plan plan = Replays.compile(new TextTrace(rows))) {
      Replays.run(
          plan,
          target,
          counting(allocatedBytes),
          Replays.options(OptionalInt.empty(), log, Long.MAX_VALUE),
          new StopSignal());
    }
    return allocatedBytes.get();
  }

  @Test
  void readsAndWritesOfManyRowsAllocateNothing() {
    StringBuilder rows = new StringBuilder(",file,f,,,,1048576\n0,open,f,,rw\n");
    for (int i = 0; i < OPERATIONS / 2; i++) {
      rows.append("0,read,f,,,0,4096\n0,write,f,,,4096,4096\n");
    }
    allocatedBytes(rows.toString(), false);

    assertThat(allocatedBytes(rows.toString(), false) / (double) OPERATIONS).isLessThan(0.5);
  }

  @Test
  void repeatsOfADeepLoggedStreamAllocateNothing() {
    String rows =
        ",file,f,,,,1048576\n0,stream,deep,,,,,2\n0,read,f,,,0,4096," + OPERATIONS + ",0\n";
    allocatedBytes(rows, true);

    assertThat(allocatedBytes(rows, true) / (double) OPERATIONS).isLessThan(0.5);
  }
}
