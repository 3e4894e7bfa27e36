package io.nasreplay.suites.run;

import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.traces.format.TraceSource;
import java.io.IOException;
import java.nio.file.Path;

/** Replays a trace and stores what it gave. */
public interface Replayer {
  /**
   * A result and the folder that holds it.
   *
   * @param result valid or not
   * @param folder where it is
   */
  record Replayed(RunResult result, Path folder) {}

  /**
   * Refuses a trace as {@link #replay} would, without touching a target. Blocks.
   *
   * @throws io.nasreplay.traces.format.BadInputException when the trace is wrong
   */
  void check(TraceSource trace, ReplayOptions options);

  /**
   * Replays it. Blocks.
   *
   * @param target an existing, writable directory
   * @param folder in which a folder for the result is made
   * @throws IOException when the result cannot be stored
   */
  Replayed replay(TraceSource trace, Path target, ReplayOptions options, Path folder)
      throws IOException;
}
