package io.nasreplay.benchmarks.section;

import io.nasreplay.benchmarks.contender.Command;
import io.nasreplay.benchmarks.contender.CommandLog;
import io.nasreplay.benchmarks.contender.FailedCommandException;
import io.nasreplay.benchmarks.machine.CpuTimes;
import io.nasreplay.benchmarks.machine.Machine;
import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Where and with what is measured; what has to be there before, and what is removed after. */
public final class Surroundings {
  private static final long GIB = 1L << 30;
  private static final long TMPFS_BYTES = 9 * GIB;
  private static final long DISK_BYTES = 20 * GIB;

  private final Bench bench;
  private final CpuTimes before;

  /** Begins to watch the machine. */
  public Surroundings(Bench bench) throws IOException {
    this.bench = bench;
    this.before = CpuTimes.now();
  }

  /**
   * Reports machine, versions and the command line.
   *
   * @throws FailedCommandException when fio is not there or a folder does not suit
   */
  public void describe(String commandLine) throws IOException {
    Settings settings = bench.settings();
    Files.createDirectories(settings.tmpfs());
    Files.createDirectories(settings.disk());
    require(settings.tmpfs(), true, settings.quick() ? GIB : TMPFS_BYTES);
    require(settings.disk(), false, settings.quick() ? GIB : DISK_BYTES);
    List<String> lines = new ArrayList<>(List.of("`" + commandLine + "`, " + Instant.now()));
    lines.addAll(Machine.describe(List.of(settings.tmpfs(), settings.disk())));
    lines.add(
        String.join(
            "; ",
            fioVersion(),
            firstLine(new Command(List.of("cc", "--version"), Map.of(), bench.work())),
            firstLine(bench.nasreplay(List.of("--version"))),
            firstLine(bench.java(List.of("--version")))));
    bench.report().print("* " + String.join("\n* ", lines) + "\n");
    CommandLog.drain(bench.work());
  }

  /** Reports what was run since the last time; {@code WORK} stands for the folder of lists. */
  public void listCommands() throws IOException {
    List<String> lines =
        CommandLog.drain(bench.work()).stream()
            .map(line -> line.replace(bench.work().toString(), "WORK"))
            .map(line -> line.replace(bench.repository() + "/", ""))
            .toList();
    if (!lines.isEmpty()) {
      bench.report().print("```\n" + String.join("\n", lines) + "\n```\n");
    }
  }

  /** Reports how busy the machine was. */
  public void conclude() throws IOException {
    CpuTimes now = CpuTimes.now();
    bench
        .report()
        .print(
            String.format(
                Locale.ROOT,
                "During all this: processors %.0f %% busy, %.0f %% stolen; load at the end %s.",
                now.busyPercentSince(before),
                now.stealPercentSince(before),
                Machine.load()));
  }

  /** Removes what was made for measuring. */
  public void cleanUp() throws IOException {
    Folders.remove(bench.settings().tmpfs());
    Folders.remove(bench.settings().disk());
    Folders.remove(bench.work());
  }

  private String fioVersion() {
    try {
      return firstLine(new Command(List.of("fio", "--version"), Map.of(), bench.work()));
    } catch (IOException e) {
      throw new FailedCommandException(
          "fio is not there; install it (Debian: apt-get install fio; Fedora: dnf install fio)");
    }
  }

  private static String firstLine(Command command) throws IOException {
    return command.run().out().lines().findFirst().orElse("");
  }

  private static void require(Path folder, boolean inMemory, long bytes) throws IOException {
    FileStore store = Files.getFileStore(folder);
    if (store.type().equals("tmpfs") != inMemory) {
      throw new FailedCommandException(
          folder + " is on " + store.type() + "; name another with " + option(inMemory));
    }
    if (store.getUsableSpace() < bytes) {
      throw new FailedCommandException(
          folder
              + " has less than "
              + bytes / GIB
              + " GiB free; name another with "
              + option(inMemory));
    }
  }

  private static String option(boolean inMemory) {
    return inMemory ? "--tmpfs" : "--disk";
  }
}
