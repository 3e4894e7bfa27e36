package io.nasreplay.traces.csv;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.io.Traces;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class LongTraceTest {
  private static final int ROWS = 3_000_000;
  private static final long MAX_GROWTH_BYTES = 32L << 20;

  @Test
  void millionsOfRowsAreReadInConstantMemory() throws IOException {
    long rows = 0;
    try (TraceReader reader = Traces.read("generated", new GeneratedTrace(ROWS))) {
      long before = usedAfterCollection();
      while (reader.next() != null) {
        rows++;
        if (rows == ROWS) {
          assertThat(usedAfterCollection() - before).isLessThan(MAX_GROWTH_BYTES);
        }
      }
    }

    assertThat(rows).isEqualTo(ROWS + 1L);
  }

  private static long usedAfterCollection() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }

  /** Makes its text while it is read; each row has other numbers. */
  private static final class GeneratedTrace extends InputStream {
    private final int rows;
    private byte[] line;
    private int at;
    private int made;

    GeneratedTrace(int rows) {
      this.rows = rows;
      line =
          bytes(
              "# nasreplay-trace: 1\nstream,op,path,offset,length\n,file,big.bin,,1099511627776\n");
    }

    @Override
    public int read() {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0];
    }

    @Override
    public int read(byte[] target, int offset, int length) {
      if (at == line.length && made == rows) {
        return -1;
      }
      if (at == line.length) {
        line = bytes("0,read,big.bin," + made++ * 4096L + ",4096\n");
        at = 0;
      }
      int count = Math.min(length, line.length - at);
      System.arraycopy(line, at, target, offset, count);
      at += count;
      return count;
    }

    private static byte[] bytes(String text) {
      return text.getBytes(StandardCharsets.UTF_8);
    }
  }
}
