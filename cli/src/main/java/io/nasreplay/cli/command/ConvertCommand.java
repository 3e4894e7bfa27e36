package io.nasreplay.cli.command;

import io.nasreplay.traces.capture.AssemblyReport;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourcePosition;
import io.nasreplay.traces.io.Recording;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes a trace of what another tool recorded. */
@Command(
    name = "convert",
    description = "Makes a trace of what another tool recorded.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footerHeading = "%nExamples:%n",
    footer = {
      "  nasreplay convert fio:job.log -o job.trace.csv",
      "  nasreplay convert editor.log --root /mnt/nas/project -o editor.trace.csv.zst"
    })
final class ConvertCommand implements Callable<Integer> {
  @Spec
  @SuppressWarnings("NullAway.Init") // picocli injects it
  private CommandSpec spec;

  @Parameters(
      paramLabel = "[FORMAT:]FILE",
      description = "The recording; its first lines tell the format when it is not named.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private String input;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      required = true,
      converter = PathConverter.class,
      description = "Write the trace to this new file; .gz and .zst compress.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path output;

  @Mixin private final PathOptions paths = new PathOptions();

  @Override
  public Integer call() throws IOException {
    Recording recording = Recording.of(input);
    if (recording.format().recordsWholeSystem() && !paths.areGiven()) {
      throw new BadInputException(
          SourcePosition.whole(input),
          "it holds all that programs did, wherever; name the directory that is of interest with"
              + " --root DIR");
    }
    AssemblyReport report = Conversion.of(recording, paths.rules(), output);
    ConversionText.print(report, spec);
    return ExitCode.OK.number();
  }
}
