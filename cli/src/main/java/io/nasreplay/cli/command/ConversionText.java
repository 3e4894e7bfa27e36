package io.nasreplay.cli.command;

import io.nasreplay.results.quantity.Quantities;
import io.nasreplay.traces.capture.AssemblyReport;
import io.nasreplay.traces.capture.Tally;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;

/** What became of a recording, for people. */
final class ConversionText {
  private ConversionText() {}

  /** To standard error: standard output is for what machines read. */
  static void print(AssemblyReport report, CommandSpec spec) {
    PrintWriter err = spec.commandLine().getErr();
    err.print(of(report));
    err.flush();
  }

  static String of(AssemblyReport report) {
    long operations = report.operations().values().stream().mapToLong(Long::longValue).sum();
    FactPage page = new FactPage();
    page.fact("Operations", Quantities.count(operations, "operation") + kinds(report));
    page.fact("Streams", Quantities.count(report.streams(), "stream"));
    page.fact(
        "File set",
        Quantities.count(report.files(), "file")
            + " of "
            + Quantities.decimalSize(report.fileBytes())
            + " and "
            + Quantities.count(report.directories())
            + " directories that must be there before");
    items(page, "Left out", report.dropped());
    items(page, "Guessed", report.guessed());
    report
        .renamed()
        .forEach((recorded, traced) -> page.fact("Renamed", recorded + " -> " + traced));
    return page.text();
  }

  private static String kinds(AssemblyReport report) {
    return report.operations().entrySet().stream()
        .map(kind -> kind.getKey().token() + " " + Quantities.count(kind.getValue()))
        .collect(Collectors.joining(", ", ": ", ""));
  }

  private static void items(FactPage page, String name, List<Tally.Item> items) {
    for (Tally.Item item : items) {
      String examples = item.examples().isEmpty() ? "" : ": " + String.join(", ", item.examples());
      page.fact(name, Quantities.count(item.count()) + " x " + item.reason() + examples);
    }
  }
}
