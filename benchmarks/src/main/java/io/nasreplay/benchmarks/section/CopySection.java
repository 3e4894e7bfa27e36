package io.nasreplay.benchmarks.section;

import io.nasreplay.benchmarks.contender.Command;
import io.nasreplay.benchmarks.contender.Contender;
import io.nasreplay.benchmarks.contender.Copying;
import io.nasreplay.benchmarks.contender.NasReplay;
import io.nasreplay.benchmarks.contender.Work;
import io.nasreplay.benchmarks.operations.SourceFiles;
import io.nasreplay.benchmarks.report.Figures;
import io.nasreplay.benchmarks.statistics.Sample;
import io.nasreplay.benchmarks.statistics.Target;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The {@code cp} workloads to the disk, beside {@code cp} of such files from memory. nasreplay
 * makes durable file by file, and so does the {@code cp} that it has to agree with; the other one,
 * with a single {@code sync} of the file system, tells how much that matters here.
 */
public final class CopySection extends Section {
  private static final String NAME = "copy";
  private static final Target TARGET = Target.within(0.10);
  private static final long GIB = 1L << 30;
  private static final int QUICK_SCALE = 20;
  private static final double SECONDS_PER_ROUND = 40;
  private static final double MB = 1e6;

  /**
   * A copy.
   *
   * @param workload that imitates it
   * @param size its parameter of scale
   */
  private record Copy(String workload, SourceFiles files, String size) {
    String name() {
      return files.files() + " x " + (files.fileBytes() >> 10) + " KiB";
    }
  }

  /** One that is measured unless others are asked for. */
  public CopySection() {
    super(NAME, true);
  }

  @Override
  public double estimatedSeconds(Bench bench) {
    long rows =
        copies(bench.settings()).stream().map(Copy::name).filter(bench.settings()::wants).count();
    return rows * bench.settings().rounds() * SECONDS_PER_ROUND / scale(bench.settings());
  }

  @Override
  public void run(Bench bench) throws IOException {
    RowTable table =
        new RowTable(
            NAME,
            List.of(
                "files",
                "cp + sync FILES MB/s",
                "cp + sync -f MB/s",
                "reading alone MB/s",
                "nasreplay MB/s",
                "nasreplay / cp + sync FILES",
                "the same without reading",
                "/ cp + sync -f without reading",
                "steal %"),
            bench);
    for (Copy copy : copies(bench.settings())) {
      Path source = bench.settings().tmpfs().resolve("source");
      table.add(copy.name(), bench.settings().disk(), () -> measured(copy, source, bench));
      Folders.remove(source);
    }
    table.print();
  }

  private static int scale(Settings settings) {
    return settings.quick() ? QUICK_SCALE : 1;
  }

  private static List<Copy> copies(Settings settings) {
    int scale = scale(settings);
    SourceFiles large = new SourceFiles(1, GIB / scale);
    SourceFiles small = new SourceFiles(10_240 / scale, 10 << 10);
    return List.of(
        new Copy("cp-large-to", large, "size=" + large.fileBytes() + "B"),
        new Copy("cp-small-to", small, "files=" + small.files()));
  }

  private static List<String> measured(Copy copy, Path source, Bench bench) throws IOException {
    copy.files().make(source);
    Path place = Files.createDirectories(bench.settings().disk());
    Contender fileByFile = Settled.of(Copying.fileByFile(source, place, bench.work()), bench);
    Contender whole = Settled.of(Copying.wholeFileSystem(source, place, bench.work()), bench);
    Contender reading = Copying.readingAlone(source, place, bench.work());
    Command run =
        bench.nasreplayRun(copy.workload(), place.resolve("target"), List.of("-p", copy.size()));
    Contender ours = Settled.of(NasReplay.untilDurable(run), bench);
    Work work = new Work(copy.files().blocks(Copying.BLOCK_BYTES), copy.files().bytes());
    List<Contender> all = List.of(fileByFile, reading, whole, ours);
    Rounds rounds = Rounds.of(NAME, copy.name(), work, all, bench);
    return cells(
        copy.name(),
        rounds,
        rounds.of(fileByFile),
        rounds.of(whole),
        rounds.of(reading),
        rounds.of(ours));
  }

  private static List<String> cells(
      String name, Rounds rounds, Sample copy, Sample whole, Sample reading, Sample ours) {
    return List.of(
        name,
        Figures.cell(copy, MB, 1),
        Figures.cell(whole, MB, 1),
        Figures.cell(reading, MB, 0),
        Figures.cell(ours, MB, 1),
        TARGET.verdict(ours.ratioTo(copy)),
        Figures.number(ours.median() / without(reading, copy), 3),
        Figures.number(ours.median() / without(reading, whole), 3),
        Figures.number(rounds.stealPercent(), 0));
  }

  /** The rate of a copy whose reading takes no time. */
  private static double without(Sample reading, Sample copy) {
    return 1 / (1 / copy.median() - 1 / reading.median());
  }
}
