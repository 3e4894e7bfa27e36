package io.nasreplay.benchmarks.section;

import io.nasreplay.benchmarks.contender.Command;
import io.nasreplay.benchmarks.contender.FailedCommandException;
import io.nasreplay.benchmarks.contender.RunOutput;
import io.nasreplay.benchmarks.operations.Direction;
import io.nasreplay.benchmarks.operations.OperationList;
import io.nasreplay.benchmarks.operations.Order;
import io.nasreplay.benchmarks.operations.TraceWriter;
import io.nasreplay.benchmarks.report.Figures;
import io.nasreplay.benchmarks.report.MarkdownTable;
import io.nasreplay.benchmarks.statistics.Sample;
import io.nasreplay.benchmarks.statistics.Target;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How fast a trace of 8.4 million rows is loaded: opened, parsed, checked and compiled, and the
 * second time from the compiled plan. In 256 MiB of heap.
 */
public final class LoadSection extends Section {
  private static final String NAME = "load";
  private static final int ROWS = 8_400_000;
  private static final int QUICK_ROWS = 400_000;
  private static final String HEAP = "-Xmx256m";
  private static final int STOPPED = 1;
  private static final Target PLAIN = Target.atLeast(1.2);
  private static final Target COMPILED = Target.atLeast(15);
  private static final double MILLION = 1e6;
  private static final double SECONDS_PER_ROUND = 45;
  private static final double SECONDS_TO_PREPARE = 60;

  /** One that is measured unless others are asked for. */
  public LoadSection() {
    super(NAME, true);
  }

  @Override
  public double estimatedSeconds(Bench bench) {
    return SECONDS_TO_PREPARE + bench.settings().rounds() * SECONDS_PER_ROUND;
  }

  @Override
  public void run(Bench bench) throws IOException {
    Path folder = Files.createDirectories(bench.settings().tmpfs());
    try {
      report(measure(traces(bench, folder), folder, bench), bench);
    } finally {
      Folders.remove(folder);
    }
  }

  private static Map<String, Path> traces(Bench bench, Path folder) throws IOException {
    int rows = bench.settings().quick() ? QUICK_ROWS : ROWS;
    Path plain = folder.resolve("load.trace.csv");
    OperationList operations =
        OperationList.alike(1, 256L << 20, Direction.READ, 4096, Order.PERMUTED, rows);
    TraceWriter.writeToLoad(operations, plain);
    Path gzip = folder.resolve("load.trace.csv.gz");
    Path zstd = folder.resolve("load.trace.csv.zst");
    compress(List.of("gzip", "-6", "-k", plain.toString()), folder);
    compress(List.of("zstd", "-q", "-3", "-k", plain.toString()), folder);
    Map<String, Path> traces = new LinkedHashMap<>();
    traces.put("plain", plain);
    traces.put("gz", gzip);
    traces.put("zst", zstd);
    return traces;
  }

  private static void compress(List<String> words, Path folder) throws IOException {
    new Command(words, Map.of(), folder).run();
  }

  private static Map<String, Sample> measure(Map<String, Path> traces, Path folder, Bench bench)
      throws IOException {
    Map<String, List<Double>> rates = new LinkedHashMap<>();
    for (int round = 1; round <= bench.settings().rounds(); round++) {
      for (Map.Entry<String, Path> trace : traces.entrySet()) {
        System.err.println("load: " + trace.getKey() + " " + round);
        Path plans = folder.resolve("plans");
        Folders.remove(plans);
        keep(rates, trace.getKey(), round, load(trace.getValue(), plans, "compiled", bench), bench);
        double second = load(trace.getValue(), plans, "from the cached plan", bench);
        keep(rates, trace.getKey() + " again", round, second, bench);
      }
    }
    Map<String, Sample> samples = new LinkedHashMap<>();
    rates.forEach((name, values) -> samples.put(name, new Sample(values)));
    return samples;
  }

  private static void keep(
      Map<String, List<Double>> rates, String name, int round, double rate, Bench bench)
      throws IOException {
    rates.computeIfAbsent(name, n -> new ArrayList<>()).add(rate);
    bench.report().keep(NAME, name, round, "nasreplay", rate, "rows/s");
  }

  /** Rows per second of the plan phase. */
  static double load(Path trace, Path plans, String expectedNote, Bench bench) throws IOException {
    Command run =
        bench
            .nasreplayRun(trace, trace.resolveSibling("target"), List.of("--max-errors", "1"))
            .in(Map.of("NASREPLAY_JAVA_OPTS", HEAP, "NASREPLAY_CACHE_DIR", plans.toString()));
    RunOutput output = RunOutput.of(run.run(STOPPED).out());
    if (!output.phaseNote("plan").equals(expectedNote)) {
      throw new FailedCommandException(
          "the plan is " + output.phaseNote("plan") + ", expected: " + expectedNote);
    }
    return output.number(List.of("trace", "operations")) / output.phaseSeconds("plan");
  }

  private static void report(Map<String, Sample> rates, Bench bench) throws IOException {
    MarkdownTable table =
        new MarkdownTable(
            List.of("trace", "million rows/s, compiled", "target", "from the kept plan", "target"));
    double plainRate = rates.getOrDefault("plain", new Sample(List.of(0.0))).median() / MILLION;
    for (String name : List.of("plain", "gz", "zst")) {
      Sample first = rates.get(name);
      Sample second = rates.get(name + " again");
      if (first == null || second == null) {
        continue;
      }
      String verdict =
          switch (name) {
            case "plain" -> PLAIN.verdict(first.median() / MILLION);
            case "zst" -> Target.atLeast(plainRate).verdict(first.median() / MILLION);
            default -> "";
          };
      table.add(
          List.of(
              name,
              Figures.cell(first, MILLION, 2),
              verdict,
              Figures.cell(second, MILLION, 1),
              COMPILED.verdict(second.median() / MILLION)));
    }
    bench.report().print("## load\n\n" + table.render());
  }
}
