package io.nasreplay.benchmarks.section;

import io.nasreplay.benchmarks.contender.Contender;
import io.nasreplay.benchmarks.contender.Fio;
import io.nasreplay.benchmarks.contender.Measured;
import io.nasreplay.benchmarks.contender.RunOutput;
import io.nasreplay.benchmarks.contender.Work;
import io.nasreplay.benchmarks.report.Figures;
import io.nasreplay.benchmarks.statistics.Sample;
import io.nasreplay.benchmarks.statistics.Target;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** How fast a file set is made on the disk, beside fio writing as much and making it durable. */
public final class PrepareSection extends Section {
  private static final String NAME = "prepare";
  private static final Target TARGET = Target.atLeast(0.95);
  private static final long MIB = 1L << 20;
  private static final double SECONDS_PER_ROUND = 12;
  private static final double MB = 1e6;

  /** So many files of one size. */
  private record FileSet(int files, long fileBytes) {
    String name() {
      return files + " x " + fileBytes / MIB + " MiB";
    }

    /** In the transfers of 1 MiB that fio is asked for. */
    Work work() {
      return new Work(files * fileBytes / MIB, files * fileBytes);
    }
  }

  /** Makes the file set of a trace that then looks at one file only. */
  private record Preparing(Path trace, Path target, Bench bench) implements Contender {
    @Override
    public String name() {
      return "nasreplay";
    }

    @Override
    public Measured measure() throws IOException {
      RunOutput run = RunOutput.ofValid(bench.nasreplayRun(trace, target, List.of()).run().out());
      long bytes = run.phaseBytes("prepare");
      return new Measured(bytes / MIB, bytes, run.phaseSeconds("prepare"));
    }
  }

  /** One that is measured unless others are asked for. */
  public PrepareSection() {
    super(NAME, true);
  }

  @Override
  public double estimatedSeconds(Bench bench) {
    return 2 * bench.settings().rounds() * SECONDS_PER_ROUND;
  }

  @Override
  public void run(Bench bench) throws IOException {
    RowTable table =
        new RowTable(
            NAME,
            List.of("file set", "fio MB/s", "nasreplay MB/s", "nasreplay / fio", "steal %"),
            bench);
    int scale = bench.settings().quick() ? 16 : 1;
    for (FileSet set :
        List.of(new FileSet(1, 2048 * MIB / scale), new FileSet(1000 / scale, 2 * MIB))) {
      table.add(set.name(), bench.settings().disk(), () -> measured(set, bench));
    }
    table.print();
  }

  private static List<String> measured(FileSet set, Bench bench) throws IOException {
    Path place = Files.createDirectories(bench.settings().disk());
    Contender ours = new Preparing(trace(set, bench), place.resolve("target"), bench);
    Contender fio = Fio.writing(set.files(), set.fileBytes(), place.resolve("files"), bench.work());
    Rounds rounds = Rounds.of(NAME, set.name(), set.work(), List.of(fio, ours), bench);
    Sample rates = rounds.of(ours);
    return List.of(
        set.name(),
        Figures.cell(rounds.of(fio), MB, 0),
        Figures.cell(rates, MB, 0),
        TARGET.verdict(rates.ratioTo(rounds.of(fio))),
        Figures.number(rounds.stealPercent(), 0));
  }

  private static Path trace(FileSet set, Bench bench) throws IOException {
    StringBuilder text = new StringBuilder("# nasreplay-trace: 1\nstream,op,path,length\n");
    for (int i = 0; i < set.files(); i++) {
      text.append(",file,file").append(i).append(',').append(set.fileBytes()).append('\n');
    }
    text.append("0,stat,file0,\n");
    return Files.writeString(bench.work().resolve("prepare.trace.csv"), text);
  }
}
