package io.nasreplay.engine.replay;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.api.ReplayOptions;
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
import io.nasreplay.traces.model.TracePath;
import io.nasreplay.traces.model.TraceRow;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Replays a small trace in the temporary folder, never on the target, so that the code is compiled
 * before the clock starts: without it, the first 2,000 operations of 4 KiB take 3 to 5 times as
 * long as later ones, and some excess lasts for 64,000. Always through the cache: in modes direct
 * and sync it would take seconds and warm no more code of ours.
 */
final class Warmup implements TraceSource {
  private static final int TRANSFERS = 20_000;
  private static final int ROUNDS = 2_000;
  private static final int BLOCK_BYTES = 4096;
  private static final TracePath FILE = new TracePath("warm-up");

  /** Does it; failing to is no error, since nothing depends on it but the first moments. */
  static void run(ReplayOptions options, Content content, Timing timing, StopSignal stop) {
    try {
      Path folder = Files.createTempDirectory("nasreplay-warm-up-");
      try {
        replay(folder, options, content, timing, stop);
      } finally {
        Files.deleteIfExists(folder.resolve(FILE.value()));
        Files.deleteIfExists(folder);
      }
    } catch (IOException | UncheckedIOException e) {
      // The temporary folder is full or unusable: the replay starts cold.
      return;
    }
  }

  private static void replay(
      Path folder, ReplayOptions options, Content content, Timing timing, StopSignal stop)
      throws IOException {
    ReplayOptions quiet =
        new ReplayOptions(
            CacheMode.FLUSH,
            options.dataSource(),
            OptionalInt.empty(),
            false,
            false,
            false,
            1,
            options.seed(),
            Optional.empty(),
            OptionalLong.empty(),
            Map.of());
    try (Plan plan = PlanCompiler.compile(new Warmup(), RunListener.SILENT, stop);
        Target target = LocalTarget.at(folder)) {
      if (plan != null) {
        new TimedReplay(
                plan,
                target,
                content,
                quiet,
                timing,
                RunListener.SILENT,
                stop,
                TrafficWatch.ofNothing())
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
    OpenFlags make = OpenFlags.of(OpenFlags.Access.RW, OpenFlags.Option.CREATE);
    rows.add(of(OperationKind.OPEN).flags(make).build());
    rows.add(transfer(OperationKind.WRITE, TRANSFERS));
    rows.add(transfer(OperationKind.READ, TRANSFERS));
    for (int round = 0; round < ROUNDS; round++) {
      rows.add(transfer(OperationKind.WRITE, 1));
      rows.add(transfer(OperationKind.READ, 1));
      rows.add(of(OperationKind.STAT).build());
    }
    rows.add(of(OperationKind.CLOSE).build());
    return rows;
  }

  private static TraceRow transfer(OperationKind kind, long count) {
    return of(kind).lengthBytes(BLOCK_BYTES).count(count).strideBytes(0).build();
  }

  private static OperationRow.Builder of(OperationKind kind) {
    return OperationRow.of(0, kind).path(FILE);
  }
}
