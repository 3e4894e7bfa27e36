package io.nasreplay.generators.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.generators.compile.WorkloadTrace;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TraceRow;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Memory does not grow with the number of operations. */
class LargeTraceTest {
  private static final String REQUEST = "ixbt-read,access=random,block=4KiB";
  private static final int BLOCKS = 8_388_608;

  @Test
  void eightMillionRandomReadsAreGeneratedInSmallMemory() throws Exception {
    assertThat(
            SecondJvm.run(SecondJvm.thisHome(), List.of("-Xmx64m"), GeneratedBytes.class, REQUEST))
        .hasSize(1)
        .allMatch(line -> line.startsWith(REQUEST + " "));
  }

  @Test
  void theyReadEachBlockOnce() throws Exception {
    BitSet blocks = new BitSet(BLOCKS);
    long reads = 0;
    WorkloadTrace trace = GeneratedBytes.trace(REQUEST);
    try (TraceReader rows = trace.open()) {
      for (TraceRow row = rows.next(); row != null; row = rows.next()) {
        if (row instanceof OperationRow operation && operation.kind().isTransfer()) {
          for (long i = 0; i < operation.count(); i++) {
            blocks.set(Math.toIntExact(operation.offsetBytesOf(i) / 4096));
            reads++;
          }
        }
      }
    }
    assertThat(reads).isEqualTo(BLOCKS);
    assertThat(blocks.cardinality()).isEqualTo(BLOCKS);
    assertThat(blocks.length()).isEqualTo(BLOCKS);
  }
}
