package io.nasreplay.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.local.LocalTarget;
import io.nasreplay.engine.local.LocalTargets;
import io.nasreplay.engine.plan.Plan;
import io.nasreplay.engine.target.Target;
import io.nasreplay.engine.time.Clock;
import io.nasreplay.engine.time.Sleeper;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Over a million reads and writes of a real file make the threads that replay allocate as much as a
 * hundred thousand do: what they allocate is for their start and end, not for operations.
 */
class AllocationPerOperationTest {
  private static final int FEW = 100_000;
  private static final int MANY = 1_100_000;
  private static final int FILE_BYTES = 1 << 20;

  /** Per million operations; one object of 16 bytes in a hundred of them would be ten times it. */
  private static final long TOLERATED_BYTES = 16_384;

  @TempDir Path temporary;

  @Test
  void ofBufferedFiles() throws IOException {
    assertNoGrowth(LocalTarget.at(temporary), temporary, Replays.options());
  }

  @Test
  void ofDirectFiles() throws IOException {
    Path folder = inMemory();
    assertNoGrowth(LocalTarget.at(folder), folder, Replays.direct());
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void ofDirectFilesThroughJna() throws IOException {
    Path folder = inMemory();
    assertNoGrowth(LocalTargets.throughJna(folder), folder, Replays.direct());
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void ofBufferedFilesThroughChannels() throws IOException {
    assertNoGrowth(LocalTargets.throughJna(temporary), temporary, Replays.options());
  }

  /** A million direct transfers of a disk would take minutes. */
  private Path inMemory() throws IOException {
    Path memory = Path.of("/dev/shm");
    return Files.isWritable(memory)
        ? Files.createTempDirectory(memory, "nasreplay-test-")
        : temporary;
  }

  private static void assertNoGrowth(Target target, Path folder, ReplayOptions options)
      throws IOException {
    Path file = folder.resolve("f");
    Files.write(file, new byte[FILE_BYTES]);
    try {
      allocatedBytes(target, options, FEW);
      long fewBytes = allocatedBytes(target, options, FEW);
      long manyBytes = allocatedBytes(target, options, MANY);
      assertThat(manyBytes - fewBytes).isLessThan(TOLERATED_BYTES);
    } finally {
      Files.delete(file);
      Files.deleteIfExists(folder);
    }
  }

  private static long allocatedBytes(Target target, ReplayOptions options, int operations) {
    String rows =
        ",file,f,,,,1048576\n0,open,f,,rw\n"
            + ("0,write,f,,,0,4096," + operations / 20 + ",0\n").repeat(10)
            + ("0,read,f,,,4096,4096," + operations / 20 + ",0\n").repeat(10)
            + "0,close,f\n";
    AtomicLong bytes = new AtomicLong();
    Queue<Thread> threads = new ConcurrentLinkedQueue<>();
    try (Plan plan = Replays.compile(new TextTrace(rows))) {
      Timed timed = Replays.run(plan, target, counting(bytes, threads), options, new StopSignal());
      assertThat(timed.measurements().operations()).isEqualTo(operations + 2L);
      assertThat(timed.measurements().failed()).isZero();
    }
    List.copyOf(threads).forEach(AllocationPerOperationTest::join);
    return bytes.get();
  }

  private static Timing counting(AtomicLong allocatedBytes, Queue<Thread> started) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    return new Timing(
        Clock.system(),
        Sleeper.system(),
        body -> {
          Thread thread =
              new Thread(
                  () -> {
                    long before = threads.getCurrentThreadAllocatedBytes();
                    body.run();
                    allocatedBytes.addAndGet(threads.getCurrentThreadAllocatedBytes() - before);
                  });
          started.add(thread);
          return thread;
        },
        Duration.ofMillis(20),
        Duration.ofSeconds(10));
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
