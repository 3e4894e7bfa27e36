package io.nasreplay.benchmarks.section;

import io.nasreplay.benchmarks.contender.Contender;
import io.nasreplay.benchmarks.contender.Fio;
import io.nasreplay.benchmarks.contender.Measured;
import io.nasreplay.benchmarks.contender.NasReplay;
import io.nasreplay.benchmarks.contender.RunOutput;
import io.nasreplay.benchmarks.contender.Work;
import io.nasreplay.benchmarks.operations.Direction;
import io.nasreplay.benchmarks.operations.FileLayout;
import io.nasreplay.benchmarks.operations.OperationList;
import io.nasreplay.benchmarks.operations.Order;
import io.nasreplay.benchmarks.operations.StreamOperations;
import io.nasreplay.benchmarks.operations.TraceWriter;
import io.nasreplay.benchmarks.report.Figures;
import io.nasreplay.benchmarks.statistics.Sample;
import io.nasreplay.benchmarks.statistics.Target;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads at a steady rate in memory: how exactly the times of the trace are kept. */
public final class PacedSection extends Section {
  private static final String NAME = "paced";
  private static final List<Integer> OPERATIONS_PER_SECOND = List.of(1_000, 10_000);
  private static final Target LATENESS_MICROS = Target.atMost(100);
  private static final Target DURATION_PERCENT = Target.atMost(0.1);
  private static final int SECONDS = 10;
  private static final int QUICK_SECONDS = 2;
  private static final int MICROS_PER_SECOND = 1_000_000;
  private static final double NANOS_PER_MICRO = 1e3;
  private static final double OVERHEAD_SECONDS = 3;
  private static final long FILE_BYTES = 256L << 20;
  private static final int BLOCK_BYTES = 4096;

  /** Samples of all rounds: lateness in microseconds, errors of the duration in percent. */
  private static final class Found {
    final List<Double> p50 = new ArrayList<>();
    final List<Double> p99 = new ArrayList<>();
    final List<Double> longest = new ArrayList<>();
    final List<Double> error = new ArrayList<>();
    final List<Double> fioError = new ArrayList<>();
  }

  /** One that is measured unless others are asked for. */
  public PacedSection() {
    super(NAME, true);
  }

  @Override
  public double estimatedSeconds(Bench bench) {
    double each = 2 * (seconds(bench) + OVERHEAD_SECONDS);
    return OPERATIONS_PER_SECOND.size() * bench.settings().rounds() * each;
  }

  @Override
  public void run(Bench bench) throws IOException {
    RowTable table =
        new RowTable(
            NAME,
            List.of(
                "operations/s",
                "lateness p50 us",
                "p99 us",
                "target",
                "max us",
                "duration off by %",
                "target",
                "fio iolog: duration off by %"),
            bench);
    for (int rate : OPERATIONS_PER_SECOND) {
      table.add(
          Figures.number(rate, 0),
          bench.settings().tmpfs(),
          () -> cells(rate, measure(rate, bench)));
    }
    table.print();
  }

  private static int seconds(Bench bench) {
    return bench.settings().quick() ? QUICK_SECONDS : SECONDS;
  }

  private static Found measure(int rate, Bench bench) throws IOException {
    Path files = bench.settings().tmpfs().resolve("files");
    long periodMicros = MICROS_PER_SECOND / rate;
    int count = seconds(bench) * rate;
    StreamOperations stream =
        StreamOperations.of(
            "paced.bin", FILE_BYTES, Direction.READ, BLOCK_BYTES, Order.PERMUTED, count, 1);
    FileLayout.make(new OperationList(List.of(stream)), files);
    Path trace = bench.work().resolve("paced.trace.csv");
    TraceWriter.writePaced(stream, periodMicros, trace);
    Contender fio = Fio.pacedReplay(stream, periodMicros, files, bench.work());
    Work work = new Work(count, (long) count * BLOCK_BYTES);
    Found found = new Found();
    for (int round = 1; round <= bench.settings().rounds(); round++) {
      System.err.println("paced: " + rate + " " + round);
      add(found, rate, round, replay(trace, work, bench), bench);
      double intended = (double) count * periodMicros / MICROS_PER_SECOND;
      Measured measured = fio.measure();
      work.require(fio.name(), measured);
      double error = 100 * (measured.seconds() / intended - 1);
      found.fioError.add(error);
      bench.report().keep(NAME, "fio duration", round, Integer.toString(rate), error, "%");
    }
    return found;
  }

  private static RunOutput replay(Path trace, Work work, Bench bench) throws IOException {
    Path target = bench.settings().tmpfs().resolve("target");
    List<String> options = List.of("--keep", "--cache", "os", "--timing", "timed");
    String json = bench.nasreplayRun(trace, target, options).run().out();
    work.require(NasReplay.NAME, NasReplay.parse(json));
    return RunOutput.ofValid(json);
  }

  private static void add(Found found, int rate, int round, RunOutput run, Bench bench)
      throws IOException {
    found.p50.add(latenessMicros(run, "p50"));
    found.p99.add(latenessMicros(run, "p99"));
    found.longest.add(latenessMicros(run, "max"));
    double error = 100 * Math.abs(run.number(List.of("pacing", "ratio")) - 1);
    found.error.add(error);
    String rateName = Integer.toString(rate);
    bench.report().keep(NAME, "p99", round, rateName, latenessMicros(run, "p99"), "us");
    bench.report().keep(NAME, "duration", round, rateName, error, "%");
  }

  private static double latenessMicros(RunOutput run, String name) {
    return run.number(List.of("pacing", "latenessNanos", name)) / NANOS_PER_MICRO;
  }

  private static List<String> cells(int rate, Found found) {
    Sample p99 = new Sample(found.p99);
    Sample error = new Sample(found.error);
    return List.of(
        Figures.number(rate, 0),
        Figures.cell(new Sample(found.p50), 1, 1),
        Figures.cell(p99, 1, 1),
        LATENESS_MICROS.verdict(p99.median()),
        Figures.cell(new Sample(found.longest), 1, 0),
        Figures.cell(error, 1, 3),
        DURATION_PERCENT.verdict(error.median()),
        Figures.cell(new Sample(found.fioError), 1, 1));
  }
}
