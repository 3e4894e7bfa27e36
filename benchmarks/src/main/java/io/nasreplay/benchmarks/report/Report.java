package io.nasreplay.benchmarks.report;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What is found, as it is found: Markdown on standard output and in {@code report.md}, every single
 * measurement in {@code raw.csv}. Whatever fails later, what was measured stays.
 */
public final class Report {
  private final Path folder;
  private final PrintWriter out;
  private final List<String> failures = new ArrayList<>();

  /**
   * Starts both files.
   *
   * @param folder exists
   * @param out where Markdown is printed too
   */
  public Report(Path folder, PrintWriter out) throws IOException {
    this.folder = folder;
    this.out = out;
    Files.writeString(folder.resolve("report.md"), "");
    Files.writeString(folder.resolve("raw.csv"), "section,row,round,contender,figure,unit\n");
  }

  /** Where the files are. */
  public Path folder() {
    return folder;
  }

  /** Adds Markdown. */
  public void print(String markdown) throws IOException {
    out.println(markdown);
    out.flush();
    append("report.md", markdown + "\n");
  }

  /** Keeps a single measurement; names hold no comma. */
  public void keep(
      String section, String row, int round, String contender, double figure, String unit)
      throws IOException {
    append(
        "raw.csv",
        String.format(
            Locale.ROOT, "%s,%s,%d,%s,%s,%s%n", section, row, round, contender, figure, unit));
  }

  /**
   * Keeps what could not be measured, and says why on standard error.
   *
   * @param what a section or a row
   */
  public void failed(String what, RuntimeException why) {
    failures.add(what);
    System.err.println(what + ": " + why.getMessage());
  }

  /** What could not be measured. */
  public List<String> failures() {
    return List.copyOf(failures);
  }

  private void append(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text, StandardOpenOption.APPEND);
  }
}
