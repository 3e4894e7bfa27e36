package io.nasreplay.cli.command;

import io.nasreplay.engine.prepare.LeftAlone;
import io.nasreplay.engine.prepare.Leftovers;
import io.nasreplay.results.json.JsonText;
import io.nasreplay.results.quantity.Quantities;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Removes what killed runs left. */
@Command(
    name = "clean",
    description =
        "Removes what killed runs left on a target: what their manifests list, and nothing else.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footerHeading = "%nExamples:%n",
    footer = {
      "  nasreplay clean --target /mnt/nas",
      "  nasreplay clean --target /mnt/nas --kept                also what \"run --keep\" left"
    })
final class CleanCommand implements Callable<Integer> {
  @Option(
      names = "--target",
      required = true,
      paramLabel = "DIR",
      converter = PathConverter.class,
      description = "The directory in which runs were made.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path target;

  @Option(names = "--kept", description = "Remove file sets too that \"run --keep\" left.")
  private boolean alsoKept;

  @Mixin private final JsonOption json = new JsonOption();

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli injects it
  private CommandSpec spec;

  /** What --json prints. */
  private record Document(
      String schema,
      Path target,
      List<Path> removedFolders,
      long removedFiles,
      List<LeftAlone> leftAlone) {}

  @Override
  public Integer call() {
    Leftovers.Report report = Leftovers.clean(target, alsoKept);
    PrintWriter out = spec.commandLine().getOut();
    out.print(json.isChosen() ? document(report) : text(report));
    out.flush();
    boolean failed = report.leftAlone().stream().anyMatch(LeftAlone::isFailure);
    return (failed ? ExitCode.ENVIRONMENT : ExitCode.OK).number();
  }

  private String document(Leftovers.Report report) {
    return JsonText.of(
        new Document(
            "nasreplay-clean/1",
            target,
            report.removedFolders(),
            report.removedFiles(),
            report.leftAlone()));
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
}
