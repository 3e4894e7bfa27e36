package io.nasreplay.engine.plan;

import io.nasreplay.traces.model.StreamRow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The streams of a trace, declared or met, while it is compiled. */
final class Streams {
  private final StepFile file;
  private final MeetingTimes meetings = new MeetingTimes();
  private final Map<Integer, StreamBuilder> byId = new HashMap<>();
  private final List<StreamBuilder> builders = new ArrayList<>();
  private @Nullable StreamBuilder last;

  Streams(StepFile file) {
    this.file = file;
  }

  void declare(StreamRow row) {
    add(row);
  }

  /** A stream; without a declaration it has its id as its name, and depth 1. */
  StreamBuilder get(int id) {
    StreamBuilder stream = last;
    if (stream == null || stream.id != id) {
      stream = byId.get(id);
      stream = stream == null ? add(new StreamRow(id, String.valueOf(id), 1)) : stream;
      last = stream;
    }
    return stream;
  }

  /** Writes what is pending; all records are in their file afterwards. */
  void finish() {
    builders.forEach(stream -> stream.section.finish());
  }

  /** The finished streams. */
  List<PlannedStream> planned(PlanRecords records) {
    return builders.stream()
        .map(
            stream ->
                new PlannedStream(
                    stream.index,
                    stream.id,
                    stream.name,
                    stream.depth,
                    stream.operations,
                    stream.steps,
                    stream.kinds,
                    stream.largestTransferBytes,
                    stream.times.goBack(),
                    new PlannedStream.Records(records, stream.section.chunks())))
        .toList();
  }

  private StreamBuilder add(StreamRow row) {
    StreamBuilder stream =
        new StreamBuilder(
            builders.size(),
            row.streamId(),
            row.name(),
            row.depth(),
            new StreamTimes(meetings),
            file);
    builders.add(stream);
    byId.put(row.streamId(), stream);
    return stream;
  }
}
