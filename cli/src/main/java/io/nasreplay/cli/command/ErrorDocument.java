package io.nasreplay.cli.command;

import io.nasreplay.results.json.JsonText;
import io.nasreplay.results.json.RunJson;
import io.nasreplay.results.json.RunJson.Problem;
import java.util.List;
import java.util.Optional;

/** What --json prints when there is nothing else to print. */
final class ErrorDocument {
  private record OfAnyCommand(String schema, Problem error) {}

  private ErrorDocument() {}

  static String of(String command, Failure failure) {
    return command.equals(RunCommand.NAME)
        ? RunJson.write(List.of(), List.of(), Optional.of(failure.problem()))
        : JsonText.of(new OfAnyCommand("nasreplay-error/1", failure.problem()));
  }
}
