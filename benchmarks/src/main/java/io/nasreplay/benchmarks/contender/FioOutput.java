package io.nasreplay.benchmarks.contender;

import io.nasreplay.benchmarks.operations.Direction;
import tools.jackson.databind.JsonNode;

/** What fio prints with {@code --output-format=json+}. */
final class FioOutput {
  private FioOutput() {}

  /**
   * All jobs together. They start at once, so the longest says how long all took; fio tells it in
   * milliseconds.
   */
  static Measured parse(String json, Direction direction) {
    JsonNode jobs = ToolOutput.parse("fio", json).path("jobs");
    long operations = 0;
    long bytes = 0;
    long millis = 0;
    for (JsonNode job : jobs) {
      requireNoError(job);
      JsonNode side = job.path(direction.token());
      operations += ToolOutput.number(side, "total_ios").longValue();
      bytes += ToolOutput.number(side, "io_bytes").longValue();
      millis = Math.max(millis, ToolOutput.number(side, "runtime").longValue());
    }
    if (millis == 0) {
      throw new FailedCommandException("fio reports no time: " + json);
    }
    return new Measured(operations, bytes, millis / 1e3);
  }

  private static void requireNoError(JsonNode job) {
    if (job.path("error").intValue() != 0) {
      throw new FailedCommandException(
          "fio job " + job.path("jobname") + " ended with error " + job.path("error"));
    }
  }
}
