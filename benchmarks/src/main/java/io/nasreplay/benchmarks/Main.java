package io.nasreplay.benchmarks;

import io.nasreplay.benchmarks.contender.FailedCommandException;
import io.nasreplay.benchmarks.report.Report;
import io.nasreplay.benchmarks.section.Bench;
import io.nasreplay.benchmarks.section.CopySection;
import io.nasreplay.benchmarks.section.DirectSection;
import io.nasreplay.benchmarks.section.FramesSection;
import io.nasreplay.benchmarks.section.HugeSection;
import io.nasreplay.benchmarks.section.JmhSection;
import io.nasreplay.benchmarks.section.LoadSection;
import io.nasreplay.benchmarks.section.PacedSection;
import io.nasreplay.benchmarks.section.PrepareSection;
import io.nasreplay.benchmarks.section.ReplaySection;
import io.nasreplay.benchmarks.section.Section;
import io.nasreplay.benchmarks.section.StartupSection;
import io.nasreplay.benchmarks.section.Surroundings;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;

/** Measures nasreplay beside others. Started by {@code benchmarks/run}, which builds it. */
public final class Main {
  private static final List<Section> SECTIONS =
      List.of(
          new ReplaySection(),
          new DirectSection(),
          new LoadSection(),
          new PacedSection(),
          new StartupSection(),
          new PrepareSection(),
          new CopySection(),
          new FramesSection(),
          new HugeSection(),
          new JmhSection());
  private static final int USAGE = 2;
  private static final int FAILED = 3;

  private Main() {}

  /** Exit codes: 0 measured, 2 usage, 3 something could not be measured. */
  public static void main(String[] words) throws IOException {
    if (List.of(words).contains("--help")) {
      System.out.println(usage());
      return;
    }
    try {
      Arguments arguments = Arguments.parse(words);
      measure(chosen(arguments.sections()), arguments, words);
    } catch (IllegalArgumentException e) {
      System.err.println("benchmarks: " + e.getMessage() + "\n\n" + usage());
      System.exit(USAGE);
    } catch (FailedCommandException e) {
      System.err.println("benchmarks: " + e.getMessage());
      System.exit(FAILED);
    }
  }

  private static void measure(List<Section> sections, Arguments arguments, String[] words)
      throws IOException {
    Path repository = Path.of(System.getProperty("benchmarks.repository", "")).toAbsolutePath();
    Path folder =
        Files.createDirectories(repository.resolve("benchmarks/target/measured/" + stamp()));
    Path work = Files.createDirectories(folder.resolve("work"));
    PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
    Bench bench = new Bench(arguments.settings(), repository, new Report(folder, out), work);
    estimate(sections, bench);
    Surroundings surroundings = new Surroundings(bench);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> cleanUp(surroundings)));
    surroundings.describe("benchmarks/run " + String.join(" ", words));
    for (Section section : sections) {
      run(section, bench);
      surroundings.listCommands();
    }
    surroundings.conclude();
    System.err.println("benchmarks: report.md and raw.csv are in " + folder);
    requireNoFailure(bench.report().failures());
  }

  /** What one section needs and lacks does not keep others from being measured. */
  private static void run(Section section, Bench bench) throws IOException {
    try {
      section.run(bench);
    } catch (FailedCommandException e) {
      bench.report().failed(section.name(), e);
      bench.report().print("## " + section.name() + "\n\n**failed**\n");
    }
  }

  private static void requireNoFailure(List<String> failures) {
    if (!failures.isEmpty()) {
      throw new FailedCommandException(
          failures.size() + " could not be measured: " + String.join("; ", failures));
    }
  }

  /** At any end, an early one too: the files are large. */
  private static void cleanUp(Surroundings surroundings) {
    try {
      surroundings.cleanUp();
    } catch (IOException e) {
      System.err.println("benchmarks: not everything that was made is removed: " + e);
    }
  }

  private static void estimate(List<Section> sections, Bench bench) {
    double seconds = sections.stream().mapToDouble(s -> s.estimatedSeconds(bench)).sum();
    System.err.println(
        "benchmarks: this takes about " + Math.round(seconds / 60 + 0.5) + " minutes");
  }

  private static List<Section> chosen(List<String> names) {
    List<Section> chosen = new ArrayList<>();
    for (String name : names) {
      chosen.add(
          SECTIONS.stream()
              .filter(section -> section.name().equals(name))
              .findFirst()
              .orElseThrow(() -> new IllegalArgumentException("unknown section " + name)));
    }
    return chosen.isEmpty() ? SECTIONS.stream().filter(Section::isUsual).toList() : chosen;
  }

  private static String usage() {
    List<String> names = SECTIONS.stream().map(Section::name).toList();
    return Arguments.USAGE.replace("%s", String.join(" ", names));
  }

  private static String stamp() {
    return Instant.now().truncatedTo(ChronoUnit.SECONDS).toString().replaceAll("[-:]", "");
  }
}
