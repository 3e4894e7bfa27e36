package io.nasreplay.benchmarks.section;

import io.nasreplay.benchmarks.operations.Direction;
import io.nasreplay.benchmarks.operations.OperationList;
import io.nasreplay.benchmarks.operations.Order;
import io.nasreplay.benchmarks.operations.TraceWriter;
import io.nasreplay.benchmarks.report.Figures;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * 100 million operations in the heap that suffices for few: as one row that repeats, and as a row
 * each. Once, since it takes minutes and 11 GB of the disk.
 */
public final class HugeSection extends Section {
  private static final String NAME = "huge";
  private static final int OPERATIONS = 100_000_000;
  private static final int QUICK_OPERATIONS = 1_000_000;
  private static final int STREAMS = 10;
  private static final long FILE_BYTES = 64L << 20;
  private static final int BLOCK_BYTES = 4096;
  private static final double SECONDS = 300;
  private static final double MILLION = 1e6;

  /** A way to write down so many operations. */
  private record Rows(String name, Writer writer) {
    interface Writer {
      void write(int operations, Path trace) throws IOException;
    }
  }

  /** One that is measured only when asked for. */
  public HugeSection() {
    super(NAME, false);
  }

  @Override
  public double estimatedSeconds(Bench bench) {
    return bench.settings().quick() ? SECONDS / 20 : SECONDS;
  }

  @Override
  public void run(Bench bench) throws IOException {
    int operations = bench.settings().quick() ? QUICK_OPERATIONS : OPERATIONS;
    RowTable table = new RowTable(NAME, List.of("trace", "million operations/s, compiled"), bench);
    Path folder = bench.settings().disk();
    for (Rows rows :
        List.of(
            new Rows("one row", HugeSection::writeRepeating),
            new Rows("random, a row each", HugeSection::writeRandom))) {
      table.add(rows.name(), folder, () -> measured(rows, operations, folder, bench));
    }
    table.print();
  }

  private static List<String> measured(Rows rows, int operations, Path folder, Bench bench)
      throws IOException {
    Path trace = Files.createDirectories(folder).resolve("huge.trace.csv");
    rows.writer().write(operations, trace);
    double rate = LoadSection.load(trace, folder.resolve("plans"), "compiled", bench);
    bench.report().keep(NAME, rows.name().replace(',', ';'), 1, "nasreplay", rate, "operations/s");
    return List.of(
        Figures.number(operations / MILLION, 0) + " million: " + rows.name(),
        Figures.number(rate / MILLION, 2));
  }

  private static void writeRepeating(int operations, Path trace) throws IOException {
    Files.writeString(
        trace,
        String.join(
            "\n",
            "# nasreplay-trace: 1",
            "stream,op,path,length,count,stride,expect",
            ",file,huge.bin," + FILE_BYTES + ",,,",
            "0,stat,huge.bin,,,,ENOENT",
            "0,read,huge.bin," + BLOCK_BYTES + "," + operations + ",0,",
            ""));
  }

  private static void writeRandom(int operations, Path trace) throws IOException {
    TraceWriter.writeToLoad(
        OperationList.alike(
            STREAMS, FILE_BYTES, Direction.READ, BLOCK_BYTES, Order.PERMUTED, operations / STREAMS),
        trace);
  }
}
