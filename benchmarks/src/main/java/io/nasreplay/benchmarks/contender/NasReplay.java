package io.nasreplay.benchmarks.contender;

import java.io.IOException;
import tools.jackson.databind.JsonNode;

/** nasreplay itself, started as its users start it. */
public final class NasReplay implements Contender {
  private static final String NAME = "nasreplay";

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

  /** The only result in what {@code run --json} prints. */
  static JsonNode result(String json) {
    JsonNode result = ToolOutput.parse(NAME, json).path("results").path(0);
    if (!result.path("valid").booleanValue()) {
      throw new FailedCommandException("nasreplay's run is not valid: " + result.path("reasons"));
    }
    return result;
  }

  static Measured parse(String json) {
    JsonNode replay = result(json).path("replay");
    double elapsed = ToolOutput.number(replay, "elapsedSeconds").doubleValue();
    double flush = ToolOutput.number(replay, "flushSeconds").doubleValue();
    return new Measured(
        ToolOutput.number(replay, "operations").longValue(),
        ToolOutput.number(replay, "bytesRead").longValue()
            + ToolOutput.number(replay, "bytesWritten").longValue(),
        elapsed - flush);
  }
}
