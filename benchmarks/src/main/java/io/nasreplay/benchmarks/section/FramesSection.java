package io.nasreplay.benchmarks.section;

import io.nasreplay.benchmarks.contender.Contender;
import io.nasreplay.benchmarks.contender.Fio;
import io.nasreplay.benchmarks.contender.NasReplay;
import io.nasreplay.benchmarks.contender.Work;
import io.nasreplay.benchmarks.operations.Direction;
import io.nasreplay.benchmarks.report.Figures;
import io.nasreplay.benchmarks.statistics.Sample;
import io.nasreplay.benchmarks.statistics.Target;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The frame tests on the disk, beside fio moving the same frames, durable at the end. */
public final class FramesSection extends Section {
  private static final String NAME = "frames";
  private static final Target TARGET = Target.within(0.05);

  /** Of 1080p in 10 bit, which is what the workloads do by default: 1,350 pages. */
  private static final long FRAME_BYTES = 5_529_600;

  private static final int FRAMES = 180;
  private static final int QUICK_FRAMES = 10;
  private static final double SECONDS_PER_ROUND = 10;
  private static final double MB = 1e6;

  /** A frame test and how it goes about the client's cache. */
  private record Test(boolean filePerFrame, Direction direction, boolean direct) {
    String name() {
      String files = filePerFrame ? "file per frame " : "one file ";
      return files + direction.token() + (direct ? " direct" : " cached");
    }

    String workload() {
      String files = filePerFrame ? "FrameFiles_" : "AJA_";
      return files + (direction == Direction.WRITE ? "Write" : "Read");
    }

    /** Files that are read are made once. */
    List<String> arguments(int frames) {
      List<String> arguments =
          new ArrayList<>(List.of("-p", "size=" + frames * FRAME_BYTES + "B", "--cache"));
      arguments.add(direct ? "direct" : "flush");
      if (direction == Direction.READ) {
        arguments.add("--keep");
      }
      return arguments;
    }
  }

  /** One that is measured unless others are asked for. */
  public FramesSection() {
    super(NAME, true);
  }

  @Override
  public double estimatedSeconds(Bench bench) {
    Settings settings = bench.settings();
    long rows = tests().stream().map(Test::name).filter(settings::wants).count();
    return rows * settings.rounds() * SECONDS_PER_ROUND / (settings.quick() ? 2 : 1);
  }

  @Override
  public void run(Bench bench) throws IOException {
    RowTable table =
        new RowTable(
            NAME,
            List.of("frames", "fio MB/s", "nasreplay MB/s", "nasreplay / fio", "steal %"),
            bench);
    for (Test test : tests()) {
      table.add(test.name(), bench.settings().disk(), () -> measured(test, bench));
    }
    table.print();
  }

  private static List<Test> tests() {
    List<Test> tests = new ArrayList<>();
    for (boolean filePerFrame : List.of(false, true)) {
      for (Direction direction : List.of(Direction.WRITE, Direction.READ)) {
        for (boolean direct : List.of(false, true)) {
          tests.add(new Test(filePerFrame, direction, direct));
        }
      }
    }
    return tests;
  }

  private static List<String> measured(Test test, Bench bench) throws IOException {
    int frames = bench.settings().quick() ? QUICK_FRAMES : FRAMES;
    Path place = bench.settings().disk();
    Contender fio =
        Settled.of(
            Fio.frames(
                test.direction(),
                frames,
                FRAME_BYTES,
                test.filePerFrame(),
                test.direct(),
                place.resolve("files"),
                bench.work()),
            bench);
    Contender ours =
        Settled.of(
            NasReplay.untilDurable(
                bench.nasreplayRun(
                    test.workload(), place.resolve("target"), test.arguments(frames))),
            bench);
    Work work = new Work(frames, frames * FRAME_BYTES);
    Rounds rounds = Rounds.of(NAME, test.name(), work, List.of(fio, ours), bench);
    Sample rates = rounds.of(ours);
    return List.of(
        test.name(),
        Figures.cell(rounds.of(fio), MB, 0),
        Figures.cell(rates, MB, 0),
        TARGET.verdict(rates.ratioTo(rounds.of(fio))),
        Figures.number(rounds.stealPercent(), 0));
  }
}
