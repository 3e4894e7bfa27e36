package io.nasreplay.cli.command;

import io.nasreplay.generators.catalogue.Catalogue;
import io.nasreplay.generators.workload.Workload;
import io.nasreplay.results.json.JsonText;
import io.nasreplay.results.text.TextTable;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the catalogue. */
@Command(
    name = "list",
    description = "Lists the workloads that ship with nasreplay.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footerHeading = "%nExamples:%n",
    footer = {
      "  nasreplay list",
      "  nasreplay list --json                                   with parameters and sources"
    })
final class ListCommand implements Runnable {
  @Mixin private final JsonOption json = new JsonOption();

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli injects it
  private CommandSpec spec;

  /** What --json prints. */
  private record Document(String schema, List<WorkloadFacts> workloads) {}

  @Override
  public void run() {
    List<Workload> workloads = Catalogue.standard().workloads();
    PrintWriter out = spec.commandLine().getOut();
    out.print(json.isChosen() ? document(workloads) : table(workloads));
    out.flush();
  }

  private static String document(List<Workload> workloads) {
    return JsonText.of(
        new Document("nasreplay-list/1", workloads.stream().map(WorkloadFacts::of).toList()));
  }

  private static String table(List<Workload> workloads) {
    TextTable table = new TextTable().left("Workload").left("What it does");
    workloads.forEach(workload -> table.row(workload.name(), workload.title()));
    return table.text("")
        + "\nnasreplay show WORKLOAD tells its parameters and what it consists of.\n";
  }
}
