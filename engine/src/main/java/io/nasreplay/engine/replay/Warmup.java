package io.nasreplay.engine.replay;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.api.ReplayTiming;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.content.Content;
import io.nasreplay.engine.local.LocalTarget;
import io.nasreplay.engine.plan.Plan;
import io.nasreplay.engine.plan.PlanCompiler;
import io.nasreplay.engine.target.Target;
import io.nasreplay.traces.format.SourcePosition;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TraceHeader;
import io.nasreplay.traces.model.TraceRow;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Replays a small trace in memory or the temporary folder, never on the target, so that the code is
 * compiled before the clock starts: without it, the first 2,000 operations of 4 KiB take 3 to 5
 * times as long as later ones, and some excess lasts for 64,000. With more threads than processors
 * it lasts for seconds, since the compiler is then one thread among many. Over and over, with
 * streams that start and end one after the other: what the compiler has never seen happen makes it
 * give up code that it had compiled. In the run's own cache mode where there is a folder in memory,
 * so that the same calls are made; on a disk that would take seconds.
 */
final class Warmup implements TraceSource {
  /** Compiles all of the loop on the machines tried; more changes nothing that can be measured. */
  private static final int OPERATIONS = 300_000;

  private static final int STREAMS = 2;
  private static final int REPEATS = 1_500;
  private static final int ROWS = 300;
  private static final int ROUND_OPERATIONS = STREAMS * (2 * REPEATS + 3 * ROWS);
  private static final int BLOCK_BYTES = 4096;

  /**
   * Does it; failing to is no error, since nothing depends on it but the first moments.
   *
   * @param enough whether to end, asked some hundred times
   */
  static void run(
      ReplayOptions options,
      Content content,
      Timing timing,
      StopSignal stop,
      BooleanSupplier enough) {
    try (WarmupFolder folder = WarmupFolder.make(timing.clock().wallClock())) {
      CacheMode mode = folder.isInMemory() ? options.cacheMode() : CacheMode.OS;
      replay(folder.path(), quiet(options, mode), content, timing, stop, enough);
    } catch (IOException | UncheckedIOException e) {
      // The folder is full or unusable: the replay starts cold.
      return;
    }
  }

  private static ReplayOptions quiet(ReplayOptions options, CacheMode mode) {
    return new ReplayOptions(
        mode,
        ReplayTiming.ASAP,
        options.dataSource(),
        OptionalInt.empty(),
        false,
        false,
        false,
        1,
        Optional.empty(),
        options.seed(),
        Optional.empty(),
        OptionalLong.empty(),
        Map.of());
  }

  private static void replay(
      Path folder,
      ReplayOptions options,
      Content content,
      Timing timing,
      StopSignal stop,
      BooleanSupplier enough)
      throws IOException {
    try (Plan plan = PlanCompiler.compile(new Warmup(), RunListener.SILENT, stop);
        Target target = LocalTarget.at(folder)) {
      for (int done = 0; plan != null && done < OPERATIONS; done += ROUND_OPERATIONS) {
        if (stop.isStopped() || enough.getAsBoolean()) {
          return;
        }
        TrafficWatch nobody = TrafficWatch.ofNothing();
        new TimedReplay(plan, target, content, options, timing, RunListener.SILENT, stop, nobody)
            .run();
      }
    }
  }

  @Override
  public String name() {
    return "warm-up";
  }

  @Override
  public TraceReader open() {
    Iterator<TraceRow> rows = rows().iterator();
    return new TraceReader() {
      @Override
      public TraceHeader header() {
        return new TraceHeader(Map.of());
      }

      @Override
      public @Nullable TraceRow next() {
        return rows.hasNext() ? rows.next() : null;
      }

      @Override
      public SourcePosition position() {
        return SourcePosition.whole(name());
      }

      @Override
      public void close() {}
    };
  }

  private static List<TraceRow> rows() {
    List<TraceRow> rows = new ArrayList<>();
    for (int stream = 0; stream < STREAMS; stream++) {
      addRows(rows, stream);
    }
    return rows;
  }

  private static void addRows(List<TraceRow> rows, int stream) {
    OpenFlags make = OpenFlags.of(OpenFlags.Access.RW, OpenFlags.Option.CREATE);
    rows.add(of(stream, OperationKind.OPEN).flags(make).build());
    rows.add(transfer(stream, OperationKind.WRITE, REPEATS));
    rows.add(transfer(stream, OperationKind.READ, REPEATS));
    for (int round = 0; round < ROWS; round++) {
      rows.add(transfer(stream, OperationKind.WRITE, 1));
      rows.add(transfer(stream, OperationKind.READ, 1));
      rows.add(of(stream, OperationKind.STAT).build());
    }
    rows.add(of(stream, OperationKind.CLOSE).build());
  }

  private static TraceRow transfer(int stream, OperationKind kind, long count) {
    return of(stream, kind).lengthBytes(BLOCK_BYTES).count(count).strideBytes(0).build();
  }

  private static OperationRow.Builder of(int stream, OperationKind kind) {
    return OperationRow.of(stream, kind).path(WarmupFolder.FILES.get(stream));
  }
}
