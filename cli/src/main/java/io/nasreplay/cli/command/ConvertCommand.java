package io.nasreplay.cli.command;

import io.nasreplay.traces.capture.AssemblyReport;
import io.nasreplay.traces.capture.CaptureReader;
import io.nasreplay.traces.capture.PathRules;
import io.nasreplay.traces.capture.TraceAssembly;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourcePosition;
import io.nasreplay.traces.format.TraceWriter;
import io.nasreplay.traces.io.Recording;
import io.nasreplay.traces.io.Traces;
import io.nasreplay.traces.model.TraceHeader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
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

  @Option(
      names = "--root",
      paramLabel = "DIR",
      description =
          "The directory in the recording that holds what is of interest: what lies outside is left"
              + " out. Needed where programs are recorded with all that they do.")
  private @Nullable String root;

  @Option(
      names = "--map",
      paramLabel = "A=B",
      description = "Paths below A in the recording are below B in the trace. Repeatable.")
  private final Map<String, String> maps = new LinkedHashMap<>();

  @Option(
      names = "--portable-names",
      description = "Replace names that Windows and SMB cannot hold.")
  private boolean portable;

  @Override
  public Integer call() throws IOException {
    Recording recording = Recording.of(input);
    if (recording.format().recordsWholeSystem() && root == null && maps.isEmpty()) {
      throw new BadInputException(
          SourcePosition.whole(input),
          "it holds all that programs did, wherever; name the directory that is of interest with"
              + " --root DIR");
    }
    AssemblyReport report = converted(recording, new PathRules(root, maps, portable));
    PrintWriter err = spec.commandLine().getErr();
    err.print(ConversionText.of(report));
    err.flush();
    return ExitCode.OK.number();
  }

  private AssemblyReport converted(Recording recording, PathRules rules) throws IOException {
    try (CaptureReader reader = recording.open();
        TraceAssembly assembly = TraceAssembly.of(reader, rules);
        TraceWriter writer = Traces.writer(output, header(recording))) {
      return assembly.writeTo(writer);
    }
  }

  /** The path of the recording may tell who made it, so that only the file's name goes in. */
  private static TraceHeader header(Recording recording) {
    Map<String, String> metadata = new LinkedHashMap<>();
    String file = String.valueOf(recording.file().getFileName());
    metadata.put(TraceHeader.NAME, file.replaceAll("\\.(log|txt|csv|gz|zst|out|load)$", ""));
    metadata.put("description", "Converted from " + file + ", " + recording.format().title());
    metadata.put("converted-from", recording.format().name());
    return new TraceHeader(metadata);
  }
}
