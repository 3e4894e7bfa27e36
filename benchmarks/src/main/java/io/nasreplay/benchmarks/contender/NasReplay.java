package io.nasreplay.benchmarks.contender;

import java.io.IOException;
import java.util.List;

/** nasreplay itself, started as its users start it. */
public final class NasReplay implements Contender {
  /** Its column in tables. */
  public static final String NAME = "nasreplay";

  private final Command command;
  private final boolean durable;

  /**
   * A run whose final flush does not count.
   *
   * @param command a complete {@code nasreplay run} with {@code --json}
   */
  public NasReplay(Command command) {
    this(command, false);
  }

  private NasReplay(Command command, boolean durable) {
    this.command = command;
    this.durable = durable;
  }

  /**
   * A run that counts until the last byte is durable, as nasreplay's own score does.
   *
   * @param command a complete {@code nasreplay run} with {@code --json}
   */
  public static NasReplay untilDurable(Command command) {
    return new NasReplay(command, true);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Measured measure() throws IOException {
    String json = command.run().out();
    return durable ? parseUntilDurable(json) : parse(json);
  }

  /** What the result of a valid run says, without the final flush. */
  public static Measured parse(String json) {
    RunOutput run = RunOutput.ofValid(json);
    return measured(run, of(run, "elapsedSeconds") - of(run, "flushSeconds"));
  }

  static Measured parseUntilDurable(String json) {
    RunOutput run = RunOutput.ofValid(json);
    return measured(run, of(run, "elapsedSeconds"));
  }

  private static Measured measured(RunOutput run, double seconds) {
    long bytes = (long) (of(run, "bytesRead") + of(run, "bytesWritten"));
    return new Measured(run.transfers(), bytes, seconds);
  }

  private static double of(RunOutput run, String name) {
    return run.number(List.of("replay", name));
  }
}
