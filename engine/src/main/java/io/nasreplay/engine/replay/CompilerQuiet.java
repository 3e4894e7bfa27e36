package io.nasreplay.engine.replay;

import io.nasreplay.engine.time.Clock;
import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import org.jspecify.annotations.Nullable;

/**
 * Whether the virtual machine's compilers have had nothing to do for a while. On a busy machine
 * they are behind by hundreds of milliseconds, and what is replayed meanwhile runs at half its
 * speed. For one thread.
 */
final class CompilerQuiet {
  /** Longer than the compilation of any method of the loop, which are counted when they end. */
  private static final long QUIET_NANOS = 150_000_000;

  private final Clock clock;
  private final @Nullable CompilationMXBean compilers;
  private long lastMillis = -1;
  private long sinceNanos;

  CompilerQuiet(Clock clock) {
    this.clock = clock;
    CompilationMXBean bean = ManagementFactory.getCompilationMXBean();
    this.compilers = bean != null && bean.isCompilationTimeMonitoringSupported() ? bean : null;
  }

  /** True where it cannot be known. The first call begins the while. */
  boolean isQuiet() {
    if (compilers == null) {
      return true;
    }
    long millis = compilers.getTotalCompilationTime();
    if (millis != lastMillis) {
      lastMillis = millis;
      sinceNanos = clock.nanos();
    }
    return clock.nanos() - sinceNanos >= QUIET_NANOS;
  }
}
