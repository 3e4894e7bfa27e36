package io.nasreplay.cli.command;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import io.nasreplay.generators.catalogue.Catalogue;
import io.nasreplay.generators.workload.Certainty;
import io.nasreplay.generators.workload.Workload;
import io.nasreplay.results.json.JsonText;
import io.nasreplay.results.text.TextTable;
import io.nasreplay.suites.catalogue.SuiteCatalogue;
import io.nasreplay.suites.model.Suite;
import io.nasreplay.suites.model.SuiteTest;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the catalogue and the suites. */
@Command(
    name = "list",
    description = "Lists the workloads and suites that ship with nasreplay.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footerHeading = "%nExamples:%n",
    footer = {
      "  nasreplay list",
      "  nasreplay list --json                                   with parameters and sources"
    })
final class ListCommand implements Runnable {
  /** What a source's name ends with. */
  private static final CharMatcher SOURCE_END = CharMatcher.anyOf(",;:");

  @Mixin private final JsonOption json = new JsonOption();

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli injects it
  private CommandSpec spec;

  /** What --json prints. */
  private record Document(String schema, List<WorkloadFacts> workloads, List<SuiteFacts> suites) {}

  private record SuiteFacts(
      String name, String title, String description, String source, List<String> tests) {
    static SuiteFacts of(Suite suite) {
      List<String> tests = suite.tests().stream().map(SuiteTest::title).toList();
      return new SuiteFacts(
          suite.name(), suite.title(), suite.description(), suite.source(), tests);
    }
  }

  @Override
  public void run() {
    List<Workload> workloads = Catalogue.standard().workloads();
    PrintWriter out = spec.commandLine().getOut();
    out.print(json.isChosen() ? document(workloads) : table(workloads) + suites());
    out.flush();
  }

  /** Where the numbers come from, in short, and how sure they are. */
  private static String origin(Workload workload) {
    Map<String, Long> parameters =
        workload.parameters().stream()
            .flatMap(parameter -> Stream.ofNullable(parameter.certainty()))
            .collect(Collectors.groupingBy(Certainty::token, TreeMap::new, Collectors.counting()));
    String source = Splitter.on(SOURCE_END).split(workload.source()).iterator().next();
    return Stream.concat(
            Stream.of(source),
            Certainty.tokens().stream()
                .filter(parameters::containsKey)
                .map(token -> parameters.get(token) + " " + token))
        .collect(Collectors.joining(", "));
  }

  private static String document(List<Workload> workloads) {
    return JsonText.of(
        new Document(
            "nasreplay-list/1",
            workloads.stream().map(WorkloadFacts::of).toList(),
            SuiteCatalogue.standard().suites().stream().map(SuiteFacts::of).toList()));
  }

  private static String suites() {
    TextTable table = new TextTable().left("Suite").left("What it reviews");
    SuiteCatalogue.standard().suites().forEach(suite -> table.row(suite.name(), suite.title()));
    return "\n" + table.text("") + "\nnasreplay run SUITE --dry-run tells what one would run.\n";
  }

  private static String table(List<Workload> workloads) {
    TextTable table =
        new TextTable()
            .left("Workload")
            .left("What it does, where its numbers come from, and how sure they are");
    for (Workload workload : workloads) {
      table.row(workload.name(), workload.title());
      table.row("", "  " + origin(workload));
    }
    return table.text("")
        + "\nnasreplay show WORKLOAD tells its parameters and what it consists of.\n";
  }
}
