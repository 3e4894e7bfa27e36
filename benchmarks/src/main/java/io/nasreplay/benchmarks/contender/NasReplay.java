package io.nasreplay.benchmarks.contender;

import java.io.IOException;
import java.util.List;

/** nasreplay itself, started as its users start it. */
public final class NasReplay implements Contender {
  /** Its column in tables. */
  public static final String NAME = "nasreplay";

  private final Command command;

  /**
   * A run.
   *
   * @param command a complete {@code nasreplay run} with {@code --json}
   */
  public NasReplay(Command command) {
    this.command = command;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Measured measure() throws IOException {
    return parse(command.run().out());
  }

  /** What the result of a valid run says. */
  public static Measured parse(String json) {
    RunOutput run = RunOutput.ofValid(json);
    return new Measured(
        run.transfers(),
        (long) (of(run, "bytesRead") + of(run, "bytesWritten")),
        of(run, "elapsedSeconds") - of(run, "flushSeconds"));
  }

  private static double of(RunOutput run, String name) {
    return run.number(List.of("replay", name));
  }
}
