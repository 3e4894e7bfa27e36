package io.nasreplay.benchmarks.section;

import io.nasreplay.benchmarks.contender.Command;
import io.nasreplay.benchmarks.contender.Contender;
import io.nasreplay.benchmarks.contender.Fio;
import io.nasreplay.benchmarks.contender.LoopReplay;
import io.nasreplay.benchmarks.contender.NasReplay;
import io.nasreplay.benchmarks.contender.Work;
import io.nasreplay.benchmarks.operations.OperationList;
import io.nasreplay.benchmarks.operations.TraceWriter;
import io.nasreplay.benchmarks.report.Figures;
import io.nasreplay.benchmarks.statistics.Sample;
import io.nasreplay.benchmarks.statistics.Target;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The same operations replayed by the bare C loop, by fio's own trace replay and by nasreplay. */
public final class ReplaySection extends Section {
  private static final String NAME = "replay";
  private static final Target SMALL_TO_LOOP = Target.atLeast(0.88);
  private static final Target LARGE_TO_LOOP = Target.atLeast(0.98);
  private static final Target TO_FIO = Target.atLeast(1.00);
  private static final double OVERHEAD_SECONDS = 2.5;
  private static final double MB = 1e6;

  /** One that is measured unless others are asked for. */
  public ReplaySection() {
    super(NAME, true);
  }

  @Override
  public double estimatedSeconds(Bench bench) {
    Settings settings = bench.settings();
    long rows = ReplayRow.all().stream().filter(row -> settings.wants(row.name())).count();
    return rows * settings.rounds() * (3 * settings.seconds() + OVERHEAD_SECONDS);
  }

  @Override
  public void run(Bench bench) throws IOException {
    RowTable table =
        new RowTable(
            NAME,
            List.of(
                "row: place, block, direction, streams",
                "C loop MB/s",
                "fio iolog MB/s",
                "nasreplay MB/s",
                "nasreplay / C",
                "nasreplay / fio",
                "steal %"),
            bench);
    for (ReplayRow row : ReplayRow.all()) {
      Path place = row.direct() ? bench.settings().disk() : bench.settings().tmpfs();
      table.add(row.name(), place, () -> measured(row, place, bench));
    }
    table.print();
  }

  private static List<String> measured(ReplayRow row, Path place, Bench bench) throws IOException {
    Path files = place.resolve("files");
    OperationList operations = row.sized(files, bench, 1);
    Path trace = bench.work().resolve("operations.trace.csv");
    TraceWriter.write(operations, 1, trace);
    Contender loop =
        LoopReplay.of(bench.loopProgram(), operations, files, row.direct(), bench.work());
    Contender fio = Fio.replay(operations, files, row.direct(), bench.work());
    Command run = bench.nasreplayRun(trace, place.resolve("target"), arguments(row));
    Contender nasreplay = new NasReplay(run);
    if (!row.direct()) {
      loop = OnNewFiles.of(loop, operations, place, bench);
      fio = OnNewFiles.of(fio, operations, place, bench);
    }
    Rounds rounds =
        Rounds.of(NAME, row.name(), Work.of(operations), List.of(loop, fio, nasreplay), bench);
    return cells(row, rounds, rounds.of(loop), rounds.of(fio), rounds.of(nasreplay));
  }

  private static List<String> arguments(ReplayRow row) {
    return row.direct() ? List.of("--cache", "direct", "--keep") : List.of("--cache", "os");
  }

  private static List<String> cells(
      ReplayRow row, Rounds rounds, Sample loop, Sample fio, Sample nasreplay) {
    double toLoop = nasreplay.ratioTo(loop);
    return List.of(
        row.name(),
        Figures.cell(loop, MB, 0),
        Figures.cell(fio, MB, 0),
        Figures.cell(nasreplay, MB, 0),
        row.direct()
            ? Figures.number(toLoop, 2)
            : (row.isSmall() ? SMALL_TO_LOOP : LARGE_TO_LOOP).verdict(toLoop),
        TO_FIO.verdict(nasreplay.ratioTo(fio)),
        Figures.number(rounds.stealPercent(), 0));
  }
}
