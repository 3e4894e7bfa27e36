package io.nasreplay.engine.plan;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.api.Phase;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.content.ContentIds;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.model.InvalidRowException;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.StreamRow;
import io.nasreplay.traces.model.TraceHeader;
import io.nasreplay.traces.model.TraceRow;
import io.nasreplay.traces.profile.ProfileBuilder;
import io.nasreplay.traces.readahead.ReadAhead;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads a trace once, refuses what cannot be replayed, and compiles the rest into a {@link Plan}.
 * Touches nothing but the trace and a temporary file. Memory grows with the number of paths and
 * streams, not with the number of operations.
 */
public final class PlanCompiler {
  private static final int ROWS_PER_CHECK = 16_384;

  private final StepFile file;
  private final ContentIds ids = new ContentIds();
  private final Files files = new Files();
  private final Waits waits = new Waits();
  private final RowCompiler rows = new RowCompiler(ids, files, waits);
  private final ProfileBuilder profile = new ProfileBuilder();
  private final Streams streams;

  private PlanCompiler(StepFile file) {
    this.file = file;
    this.streams = new Streams(file);
  }

  /**
   * Compiles a trace; blocks until it is read to its end or somebody asks to stop.
   *
   * @return the plan, which must be closed; null when the signal asked to stop
   * @throws BadInputException when the trace is wrong, with the position
   * @throws EnvironmentException when the trace or the temporary folder cannot be used
   */
  public static @Nullable Plan compile(TraceSource source, RunListener listener, StopSignal stop) {
    StepFile file = StepFile.create();
    Plan plan = null;
    try (TraceReader reader = ReadAhead.rows(source)) {
      plan = new PlanCompiler(file).compile(source.name(), reader, listener, stop);
      return plan;
    } catch (IOException e) {
      throw new EnvironmentException(
          source.name() + ": the trace cannot be read (" + e.getMessage() + ")", e);
    } finally {
      if (plan == null) {
        file.close();
      }
    }
  }

  private @Nullable Plan compile(
      String name, TraceReader reader, RunListener listener, StopSignal stop) throws IOException {
    long read = 0;
    for (TraceRow row = reader.next(); row != null; row = reader.next()) {
      add(row, reader);
      if (++read % ROWS_PER_CHECK == 0) {
        listener.phaseProgressed(Phase.PLAN, read);
        if (stop.isStopped()) {
          return null;
        }
      }
    }
    TraceHeader header = reader.header();
    String label = header.value(TraceHeader.NAME).orElse(lastPart(name));
    return finish(new Plan.Label(label, header.isQuick()));
  }

  private void add(TraceRow row, TraceReader reader) {
    ids.add(row);
    try {
      profile.accept(row);
      if (row instanceof OperationRow operation) {
        rows.compile(operation, streams.get(operation.streamId()));
      } else {
        setUp(row);
      }
    } catch (InvalidRowException e) {
      throw reader.badRow(e.column(), e.problem());
    }
  }

  private void setUp(TraceRow row) {
    files.setUp(row);
    if (row instanceof StreamRow stream) {
      streams.declare(stream);
    }
  }

  /** A file's name without its folder. */
  static String lastPart(String name) {
    return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  }

  private Plan finish(Plan.Label label) {
    streams.finish();
    PlanRecords records = new PlanRecords(file.map(), rows.implicitOpens().accesses());
    return new Plan(
        file::close,
        records,
        label,
        profile.build(),
        files.fileSet(ids),
        streams.planned(records),
        List.copyOf(ids.paths()),
        waits,
        files.finalPaths(),
        rows.slots());
  }
}
