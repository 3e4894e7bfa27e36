package io.nasreplay.cli.command;

import io.nasreplay.traces.capture.AssemblyReport;
import io.nasreplay.traces.capture.CaptureReader;
import io.nasreplay.traces.capture.PathRules;
import io.nasreplay.traces.capture.TraceAssembly;
import io.nasreplay.traces.format.TraceWriter;
import io.nasreplay.traces.io.Recording;
import io.nasreplay.traces.io.Traces;
import io.nasreplay.traces.model.TraceHeader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** Makes a trace file of a recording. */
final class Conversion {
  private Conversion() {}

  /**
   * Reads the recording to its end, then writes the trace.
   *
   * @throws IOException when something cannot be read or written
   */
  static AssemblyReport of(Recording recording, PathRules rules, Path output) throws IOException {
    try (CaptureReader reader = recording.open();
        TraceAssembly assembly = TraceAssembly.of(reader, rules);
        TraceWriter writer = Traces.writer(output, header(recording, output))) {
      return assembly.writeTo(writer);
    }
  }

  /** Paths may tell who made the recording: only the file's name goes in. */
  private static TraceHeader header(Recording recording, Path output) {
    Map<String, String> metadata = new LinkedHashMap<>();
    String name = String.valueOf(output.getFileName());
    metadata.put(TraceHeader.NAME, name.replaceAll("(\\.trace)?\\.csv(\\.gz|\\.zst)?$", ""));
    metadata.put("description", "Converted from " + recording.format().title());
    metadata.put("converted-from", recording.format().name());
    return new TraceHeader(metadata);
  }
}
