package io.nasreplay.cli.command;

import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.replay.ReplayEngine;
import io.nasreplay.engine.replay.RunOutcome;
import io.nasreplay.suites.run.Replayer;
import io.nasreplay.traces.format.TraceSource;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Replays with the engine and stores in result folders.
 *
 * @param engine replays
 * @param listener hears how it goes
 * @param stop asks to stop
 */
record EngineReplayer(ReplayEngine engine, RunListener listener, StopSignal stop)
    implements Replayer {
  @Override
  public void check(TraceSource trace, ReplayOptions options) {
    engine.checkTrace(trace, options, listener, stop);
  }

  @Override
  public Replayed replay(TraceSource trace, Path target, ReplayOptions options, Path folder)
      throws IOException {
    try (RunOutcome outcome = engine.run(trace, target, options, listener, stop)) {
      return new Replayed(outcome.result(), new ResultStore(folder).write(outcome));
    }
  }
}
