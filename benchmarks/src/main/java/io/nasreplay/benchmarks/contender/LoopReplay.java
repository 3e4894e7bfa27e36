package io.nasreplay.benchmarks.contender;

import io.nasreplay.benchmarks.operations.LoopListWriter;
import io.nasreplay.benchmarks.operations.OperationList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** The bare C loop. */
public final class LoopReplay implements Contender {
  private static final String NAME = "C loop";

  private final Command command;

  private LoopReplay(Command command) {
    this.command = command;
  }

  /**
   * Writes its list.
   *
   * @param program the compiled loop
   * @param operations what to replay
   * @param files where the file set lies
   * @param direct whether past the client's cache
   * @param work where lists and output go
   */
  public static LoopReplay of(
      Path program, OperationList operations, Path files, boolean direct, Path work)
      throws IOException {
    Path list = work.resolve("operations.list");
    LoopListWriter.write(operations, files, list);
    List<String> words = new ArrayList<>(List.of(program.toString()));
    if (direct) {
      words.add("--direct");
    }
    words.add(list.toString());
    return new LoopReplay(new Command(words, Map.of(), work));
  }

  @Override
  public String name() {
    return NAME;
  }

  /** What is run. */
  public Command command() {
    return command;
  }

  @Override
  public Measured measure() throws IOException {
    return parse(command.run().out());
  }

  static Measured parse(String json) {
    JsonNode result = ToolOutput.parse(NAME, json);
    return new Measured(
        ToolOutput.number(result, "operations").longValue(),
        ToolOutput.number(result, "bytes").longValue(),
        ToolOutput.number(result, "elapsedNanos").doubleValue() / 1e9);
  }
}
