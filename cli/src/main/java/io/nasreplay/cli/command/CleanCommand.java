package io.nasreplay.cli.command;

import io.nasreplay.engine.plan.PlanRemoval;
import io.nasreplay.engine.prepare.LeftAlone;
import io.nasreplay.engine.prepare.Leftovers;
import io.nasreplay.results.json.JsonText;
import io.nasreplay.results.quantity.Quantities;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Removes what killed runs left. */
@Command(
    name = "clean",
    description =
        "Removes what killed runs left on a target: what their manifests list, and nothing else; or"
            + " the compiled traces that runs keep for later ones.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footerHeading = "%nExamples:%n",
    footer = {
      "  nasreplay clean --target /mnt/nas",
      "  nasreplay clean --target /mnt/nas --kept                also what \"run --keep\" left",
      "  nasreplay clean --plans                                compiled traces in the cache directory"
    })
final class CleanCommand implements Callable<Integer> {
  private final Surroundings surroundings;

  @Option(
      names = "--target",
      paramLabel = "DIR",
      converter = PathConverter.class,
      description = "The directory in which runs were made.")
  private @Nullable Path target;

  @Option(
      names = "--kept",
      description = "Remove file sets too that \"run --keep\" left. Goes with --target.")
  private boolean alsoKept;

  @Option(
      names = "--plans",
      description =
          "Remove the compiled traces in the user's cache directory (or $"
              + CacheFolder.VARIABLE
              + ").")
  private boolean plans;

  @Mixin private final JsonOption json = new JsonOption();

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli injects it
  private CommandSpec spec;

  /** What --json prints. */
  private record Document(
      String schema,
      Optional<Path> target,
      List<Path> removedFolders,
      long removedFiles,
      List<LeftAlone> leftAlone,
      Optional<PlanRemoval> plans) {}

  CleanCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() {
    requireSomething();
    Optional<Leftovers.Report> report =
        Optional.ofNullable(target).map(folder -> Leftovers.clean(folder, alsoKept));
    Optional<PlanRemoval> removal =
        plans ? CacheFolder.plans(surroundings).clear() : Optional.empty();
    PrintWriter out = spec.commandLine().getOut();
    out.print(
        json.isChosen()
            ? document(report, removal)
            : report.map(this::text).orElse("") + removal.map(CleanCommand::text).orElse(""));
    out.flush();
    boolean failed =
        report.stream().flatMap(r -> r.leftAlone().stream()).anyMatch(LeftAlone::isFailure)
            || removal.stream().anyMatch(r -> !r.left().isEmpty());
    return (failed ? ExitCode.ENVIRONMENT : ExitCode.OK).number();
  }

  private void requireSomething() {
    if (target == null && !plans) {
      throw usage("what to clean is missing; allowed: --target DIR, --plans, or both");
    }
    if (target == null && alsoKept) {
      throw usage("--kept is given without --target");
    }
  }

  private ParameterException usage(String problem) {
    return new ParameterException(spec.commandLine(), problem);
  }

  private String document(Optional<Leftovers.Report> report, Optional<PlanRemoval> removal) {
    return JsonText.of(
        new Document(
            "nasreplay-clean/1",
            Optional.ofNullable(target),
            report.map(Leftovers.Report::removedFolders).orElse(List.of()),
            report.map(Leftovers.Report::removedFiles).orElse(0L),
            report.map(Leftovers.Report::leftAlone).orElse(List.of()),
            removal));
  }

  private String text(Leftovers.Report report) {
    StringBuilder text = new StringBuilder();
    report.removedFolders().forEach(folder -> text.append("Removed ").append(folder).append('\n'));
    report.leftAlone().forEach(left -> text.append("Left    ").append(left).append('\n'));
    return text.append(Quantities.count(report.removedFolders().size(), "run folder"))
        .append(" with ")
        .append(Quantities.count(report.removedFiles()))
        .append(" files and directories removed from ")
        .append(target)
        .append('\n')
        .toString();
  }

  private static String text(PlanRemoval removal) {
    StringBuilder text = new StringBuilder();
    removal.left().forEach(file -> text.append("Left    ").append(file).append('\n'));
    return text.append(Quantities.count(removal.removed().size(), "compiled trace"))
        .append(" of ")
        .append(Quantities.count(removal.removedBytes()))
        .append(" bytes removed from ")
        .append(removal.folder())
        .append('\n')
        .toString();
  }
}
