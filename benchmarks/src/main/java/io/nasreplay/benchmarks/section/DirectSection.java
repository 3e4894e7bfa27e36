package io.nasreplay.benchmarks.section;

import io.nasreplay.benchmarks.contender.Contender;
import io.nasreplay.benchmarks.contender.Fio;
import io.nasreplay.benchmarks.contender.NasReplay;
import io.nasreplay.benchmarks.contender.Work;
import io.nasreplay.benchmarks.operations.Direction;
import io.nasreplay.benchmarks.operations.OperationList;
import io.nasreplay.benchmarks.operations.TraceWriter;
import io.nasreplay.benchmarks.report.Figures;
import io.nasreplay.benchmarks.statistics.Sample;
import io.nasreplay.benchmarks.statistics.Target;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Past the client's cache on the disk, beside fio's plain jobs of the same shape. */
public final class DirectSection extends Section {
  private static final String NAME = "direct";
  private static final Target LARGE = Target.atLeast(0.99);
  private static final Target DEEP = Target.atLeast(0.90);
  private static final int DEPTH = 32;
  private static final double OVERHEAD_SECONDS = 4;
  private static final double MB = 1e6;

  /** A shape and how many transfers each stream has in flight. */
  private record Job(ReplayRow row, int depth) {
    String name() {
      return depth == 1 ? row.name() : row.name() + " random depth " + depth;
    }

    Target target() {
      return depth == 1 ? LARGE : DEEP;
    }

    List<String> fioSettings() {
      String order = row.isSmall() ? "rand" : "";
      List<String> settings =
          new ArrayList<>(List.of("direct=1", "rw=" + order + row.direction().token()));
      settings.addAll(
          depth == 1 ? List.of("ioengine=psync") : List.of("ioengine=libaio", "iodepth=" + depth));
      return settings;
    }
  }

  /** One that is measured unless others are asked for. */
  public DirectSection() {
    super(NAME, true);
  }

  @Override
  public double estimatedSeconds(Bench bench) {
    Settings settings = bench.settings();
    return jobs(settings).size() * settings.rounds() * (2 * settings.seconds() + OVERHEAD_SECONDS);
  }

  @Override
  public void run(Bench bench) throws IOException {
    RowTable table =
        new RowTable(
            NAME,
            List.of(
                "row: place, block, direction, streams",
                "fio MB/s",
                "nasreplay MB/s",
                "nasreplay / fio",
                "steal %"),
            bench);
    for (Job job : jobs(bench.settings())) {
      table.add(job.name(), bench.settings().disk(), () -> measured(job, bench));
    }
    table.print();
  }

  private static List<Job> jobs(Settings settings) {
    List<Job> jobs = new ArrayList<>();
    for (ReplayRow row : ReplayRow.all()) {
      if (row.direct() && !row.isSmall() && row.streams() != 2) {
        jobs.add(new Job(row, 1));
      }
    }
    jobs.add(new Job(new ReplayRow(true, ReplayRow.SMALL_BYTES, Direction.READ, 1), DEPTH));
    jobs.removeIf(job -> !settings.wants(job.name()));
    return jobs;
  }

  private static List<String> measured(Job job, Bench bench) throws IOException {
    Path place = bench.settings().disk();
    Path files = place.resolve("files");
    OperationList operations = job.row().sized(files, bench, job.depth());
    Path trace = bench.work().resolve("operations.trace.csv");
    TraceWriter.write(operations, job.depth(), trace);
    String fioName = job.depth() == 1 ? "fio psync" : "fio libaio";
    Contender fio = Fio.plain(fioName, operations, files, job.fioSettings(), bench.work());
    Contender nasreplay =
        new NasReplay(
            bench.nasreplayRun(
                trace, place.resolve("target"), List.of("--keep", "--cache", "direct")));
    Rounds rounds =
        Rounds.of(NAME, job.name(), Work.of(operations), List.of(fio, nasreplay), bench);
    Sample ours = rounds.of(nasreplay);
    return List.of(
        job.name(),
        Figures.cell(rounds.of(fio), MB, 0),
        Figures.cell(ours, MB, 0),
        job.target().verdict(ours.ratioTo(rounds.of(fio))),
        Figures.number(rounds.stealPercent(), 0));
  }
}
