package io.nasreplay.benchmarks.contender;

import io.nasreplay.benchmarks.operations.Direction;
import tools.jackson.databind.JsonNode;

/** What fio prints with {@code --output-format=json+}. */
final class FioOutput {
  private FioOutput() {}

  /**
   * All jobs together. fio starts them one after another and tells of each how long it took, in
   * milliseconds. The longest of them says how long all took, but no less than the processors
   * needed for the work: of 32 jobs on 2 processors, the first are half done when the last begin.
   *
   * @param processors how many the jobs could use at once
   */
  static Measured parse(String json, Direction direction, int processors) {
    JsonNode jobs = ToolOutput.parse("fio", json).path("jobs");
    long operations = 0;
    long bytes = 0;
    double longestMillis = 0;
    double processorMillis = 0;
    for (JsonNode job : jobs) {
      requireNoError(job);
      JsonNode side = job.path(direction.token());
      operations += ToolOutput.number(side, "total_ios").longValue();
      bytes += ToolOutput.number(side, "io_bytes").longValue();
      longestMillis = Math.max(longestMillis, ToolOutput.number(side, "runtime").doubleValue());
      processorMillis += processorMillis(job);
    }
    if (longestMillis == 0) {
      throw new FailedCommandException("fio reports no time: " + json);
    }
    return new Measured(
        operations, bytes, Math.max(longestMillis, processorMillis / processors) / 1e3);
  }

  private static double processorMillis(JsonNode job) {
    double percent =
        ToolOutput.number(job, "usr_cpu").doubleValue()
            + ToolOutput.number(job, "sys_cpu").doubleValue();
    return percent / 100 * ToolOutput.number(job, "job_runtime").doubleValue();
  }

  private static void requireNoError(JsonNode job) {
    if (job.path("error").intValue() != 0) {
      throw new FailedCommandException(
          "fio job " + job.path("jobname") + " ended with error " + job.path("error"));
    }
  }
}
