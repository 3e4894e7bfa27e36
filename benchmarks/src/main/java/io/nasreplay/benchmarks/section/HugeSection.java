package io.nasreplay.benchmarks.section;

import io.nasreplay.benchmarks.operations.Direction;
import io.nasreplay.benchmarks.operations.OperationList;
import io.nasreplay.benchmarks.operations.Order;
import io.nasreplay.benchmarks.operations.TraceWriter;
import io.nasreplay.benchmarks.report.Figures;
import io.nasreplay.benchmarks.report.MarkdownTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * 100 million operations in the heap that suffices for few: as one row that repeats, and as a row
 * each. Once, since it takes minutes and 11 GB of the disk.
 */
public final class HugeSection implements Section {
  private static final String NAME = "huge";
  private static final int OPERATIONS = 100_000_000;
  private static final int QUICK_OPERATIONS = 1_000_000;
  private static final int STREAMS = 10;
  private static final long FILE_BYTES = 64L << 20;
  private static final int BLOCK_BYTES = 4096;
  private static final double SECONDS = 300;
  private static final double MILLION = 1e6;

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public boolean isUsual() {
    return false;
  }

  @Override
  public double estimatedSeconds(Bench bench) {
    return bench.settings().quick() ? SECONDS / 20 : SECONDS;
  }

  @Override
  public void run(Bench bench) throws IOException {
    int operations = bench.settings().quick() ? QUICK_OPERATIONS : OPERATIONS;
    MarkdownTable table = new MarkdownTable(List.of("trace", "million operations/s, compiled"));
    Path folder = Files.createDirectories(bench.settings().disk());
    try {
      Path trace = folder.resolve("huge.trace.csv");
      writeRepeating(operations, trace);
      table.add(row("one row", operations, trace, bench));
      writeRandom(operations, trace);
      table.add(row("random, a row each", operations, trace, bench));
    } finally {
      Folders.remove(folder);
    }
    bench.report().print("## huge\n\n" + table.render());
  }

  private static List<String> row(String name, int operations, Path trace, Bench bench)
      throws IOException {
    System.err.println("huge: " + name);
    Path plans = trace.resolveSibling("plans");
    double rate = LoadSection.load(trace, plans, "compiled", bench);
    Folders.remove(plans);
    bench.report().keep(NAME, name.replace(',', ';'), 1, "nasreplay", rate, "operations/s");
    return List.of(
        Figures.number(operations / MILLION, 0) + " million: " + name,
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
