package io.nasreplay.benchmarks.contender;

import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** One result in what {@code nasreplay run --json} prints. */
public final class RunOutput {
  private static final Set<String> TRANSFERS = Set.of("read", "write");

  private final JsonNode result;

  private RunOutput(JsonNode result) {
    this.result = result;
  }

  /** The only result of the document, valid or not. */
  public static RunOutput of(String json) {
    JsonNode result = ToolOutput.parse("nasreplay", json).path("results").path(0);
    if (result.isMissingNode()) {
      throw new FailedCommandException("nasreplay printed no result: " + json);
    }
    return new RunOutput(result);
  }

  /** The same, but a result that is not valid is a failure. */
  public static RunOutput ofValid(String json) {
    RunOutput output = of(json);
    if (!output.result.path("valid").booleanValue()) {
      throw new FailedCommandException(
          "nasreplay's run is not valid: " + output.result.path("reasons"));
    }
    return output;
  }

  /** When the barrier opened. */
  public Instant startedAt() {
    String text = result.path("replay").path("startedAt").asString();
    try {
      return Instant.parse(text);
    } catch (DateTimeParseException e) {
      throw new FailedCommandException("startedAt is \"" + text + "\", which is no time");
    }
  }

  /** What a phase took. */
  public double phaseSeconds(String phase) {
    return ToolOutput.number(phase(phase), "elapsedSeconds").doubleValue();
  }

  /** What it moved. */
  public long phaseBytes(String phase) {
    return ToolOutput.number(phase(phase), "bytes").longValue();
  }

  /** What it says of itself. */
  public String phaseNote(String phase) {
    return phase(phase).path("note").asString();
  }

  /** Reads and writes that ended well; opens and closes are no transfers. */
  public long transfers() {
    long transfers = 0;
    for (JsonNode row : result.path("operations")) {
      if (TRANSFERS.contains(row.path("op").asString())) {
        long failed = ToolOutput.number(row, "failed").longValue();
        transfers += ToolOutput.number(row, "count").longValue() - failed;
      }
    }
    return transfers;
  }

  /** A number anywhere in the result, by the names that lead to it. */
  public double number(List<String> names) {
    JsonNode at = result;
    for (String name : names.subList(0, names.size() - 1)) {
      at = at.path(name);
    }
    return ToolOutput.number(at, names.get(names.size() - 1)).doubleValue();
  }

  private JsonNode phase(String name) {
    for (JsonNode phase : result.path("phases")) {
      if (phase.path("phase").asString().equals(name)) {
        return phase;
      }
    }
    throw new FailedCommandException("no phase " + name + " in " + result.path("phases"));
  }
}
