package io.nasreplay.cli.command;

import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.format.TraceWriter;
import io.nasreplay.traces.io.Compression;
import io.nasreplay.traces.io.Traces;
import io.nasreplay.traces.model.TraceRow;
import io.nasreplay.traces.readahead.ReadAhead;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes a trace of a workload. */
@Command(
    name = "generate",
    description = "Makes a trace from a workload: the same bytes for the same parameters and seed.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footerHeading = "%nExamples:%n",
    footer = {
      "  nasreplay generate HDVideo_1Play -p size=32GiB -o play.trace.csv",
      "  nasreplay generate ixbt-read -p streams=32 -o ixbt.trace.csv.zst",
      "  nasreplay generate my-workload.yaml | head -20"
    })
final class GenerateCommand implements Callable<Integer> {
  private final Interruption interruption;
  private final StandardOutput out;

  @Parameters(
      paramLabel = "WORKLOAD",
      completionCandidates = Words.Workloads.class,
      description = "A name from \"nasreplay list\", or a workload file (.yaml).")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private String workload;

  @Mixin private final WorkloadOptions options = new WorkloadOptions();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      converter = PathConverter.class,
      description =
          "Write to this new file; .gz and .zst compress. Default: standard output, plain.")
  private @Nullable Path output;

  GenerateCommand(Interruption interruption, StandardOutput out) {
    this.interruption = interruption;
    this.out = out;
  }

  @Override
  public Integer call() throws IOException {
    TraceSource source = TraceArgument.of(workload, options).source();
    // To standard output nothing is left to tidy up: a signal ends the process at once.
    StopSignal stop = output == null ? new StopSignal() : interruption.beginStoppable();
    try (TraceReader rows = ReadAhead.rows(source);
        TraceWriter writer = writer(rows)) {
      return copy(rows, writer, stop).number();
    } catch (IOException e) {
      if (out.isAbandoned()) {
        return ExitCode.OK.number();
      }
      throw e;
    }
  }

  private TraceWriter writer(TraceReader rows) throws IOException {
    return output == null
        ? Traces.writer(out, rows.header(), Compression.NONE)
        : Traces.writer(output, rows.header());
  }

  private static ExitCode copy(TraceReader rows, TraceWriter writer, StopSignal stop)
      throws IOException {
    for (TraceRow row = rows.next(); row != null; row = rows.next()) {
      if (stop.isStopped()) {
        return ExitCode.INTERRUPTED;
      }
      writer.write(row);
    }
    writer.finish();
    return ExitCode.OK;
  }
}
