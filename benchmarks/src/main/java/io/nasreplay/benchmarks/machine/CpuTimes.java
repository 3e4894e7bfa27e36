package io.nasreplay.benchmarks.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * What the processors have done since the machine started, in the kernel's ticks.
 *
 * @param busyTicks spent in programs and in the kernel
 * @param idleTicks idle or waiting for a device
 * @param stealTicks in which the hypervisor ran something else
 */
public record CpuTimes(long busyTicks, long idleTicks, long stealTicks) {
  private static final Path SOURCE = Path.of("/proc/stat");
  private static final int IDLE = 3;
  private static final int IO_WAIT = 4;
  private static final int STEAL = 7;

  /** As of now. */
  public static CpuTimes now() throws IOException {
    return parse(Files.readAllLines(SOURCE).get(0));
  }

  /** The line of all processors: user, nice, system, idle, iowait, irq, softirq, steal, guests. */
  static CpuTimes parse(String line) {
    long[] ticks =
        Arrays.stream(line.trim().split("\\s+", -1)).skip(1).mapToLong(Long::parseLong).toArray();
    long steal = ticks[STEAL];
    long idle = ticks[IDLE] + ticks[IO_WAIT];
    long upToSteal = Arrays.stream(ticks, 0, STEAL + 1).sum();
    return new CpuTimes(upToSteal - idle - steal, idle, steal);
  }

  /** Share of the time since an earlier moment that was stolen, 0 to 100. */
  public double stealPercentSince(CpuTimes earlier) {
    return 100.0 * (stealTicks - earlier.stealTicks) / Math.max(1, total() - earlier.total());
  }

  /** Share of the time since an earlier moment that all programs used, 0 to 100. */
  public double busyPercentSince(CpuTimes earlier) {
    return 100.0 * (busyTicks - earlier.busyTicks) / Math.max(1, total() - earlier.total());
  }

  private long total() {
    return busyTicks + idleTicks + stealTicks;
  }
}
