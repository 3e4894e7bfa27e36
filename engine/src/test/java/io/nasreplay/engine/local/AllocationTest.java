package io.nasreplay.engine.local;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.nasreplay.engine.target.OpenMode;
import io.nasreplay.engine.target.Target;
import io.nasreplay.engine.target.TargetFile;
import io.nasreplay.engine.target.TransferBuffer;
import io.nasreplay.traces.model.OpenFlags;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Transfers must leave no garbage, or the collector's pauses end up in the latencies. */
class AllocationTest {
  private static final int WARM_UP = 20_000;
  private static final int OPERATIONS = 2_000;

  /** What the measurement itself may cost, for all operations together. */
  private static final long TOLERATED_BYTES = OPERATIONS;

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @TempDir Path folder;

  @Test
  void throughAChannel() throws IOException {
    assertNothingIsAllocated("rw+new", OpenMode.BUFFERED);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void throughTheKernelsOwnCalls() throws IOException {
    assertNothingIsAllocated("rw+new+append", OpenMode.BUFFERED);
  }

  @Test
  void pastTheCache() throws IOException {
    assertNothingIsAllocated("rw+new", OpenMode.DIRECT);
  }

  private void assertNothingIsAllocated(String flags, OpenMode mode) throws IOException {
    Target target = LocalTarget.at(folder);
    ByteBuffer buffer = TransferBuffer.allocate(8192);
    try (TargetFile file = target.open(target.locate("a"), OpenFlags.parse(flags), mode)) {
      transfer(file, buffer, WARM_UP);
      long beforeBytes = threads.getCurrentThreadAllocatedBytes();
      transfer(file, buffer, OPERATIONS);
      assertThat(threads.getCurrentThreadAllocatedBytes() - beforeBytes)
          .isLessThan(TOLERATED_BYTES);
    }
  }

  private static void transfer(TargetFile file, ByteBuffer buffer, int operations)
      throws IOException {
    for (int i = 0; i < operations; i++) {
      int position = i % 2 * 4096;
      file.write(buffer.clear().position(position).limit(position + 4096), i % 16 * 4096L);
      file.read(buffer.clear().position(position).limit(position + 4096), i % 16 * 4096L);
    }
  }
}
