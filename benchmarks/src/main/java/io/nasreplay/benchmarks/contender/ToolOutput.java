package io.nasreplay.benchmarks.contender;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The JSON that the measured programs print. */
final class ToolOutput {
  private static final JsonMapper MAPPER = JsonMapper.shared();

  private ToolOutput() {}

  static JsonNode parse(String program, String json) {
    try {
      return MAPPER.readTree(json);
    } catch (JacksonException e) {
      throw new FailedCommandException(
          program + " printed no JSON (" + e.getOriginalMessage() + "):\n" + json);
    }
  }

  /** A number that must be there. */
  static JsonNode number(JsonNode parent, String name) {
    JsonNode found = parent.path(name);
    if (!found.isNumber()) {
      throw new FailedCommandException("no number \"" + name + "\" in " + parent);
    }
    return found;
  }
}
