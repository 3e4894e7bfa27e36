package io.nasreplay.cli.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A run that its time limit ends, seen from outside. */
class TimeLimitIT {
  private static final double LIMIT_SECONDS = 1;

  /** A thread may lose the processor between its look at the time and its next call. */
  private static final double SCHEDULING_SECONDS = 0.1;

  private static final String ROWS =
      """
      ,file,a.bin,,,,65536,,,
      ,file,b.bin,,,,65536,,,
      0,stream,single,,,,,,,
      1,stream,deep,,,,,3,,
      0,open,a.bin,,r,,,,,
      0,read,a.bin,,,0,4096,1000000000,0,
      1,open,b.bin,,rw,,,,,
      1,write,b.bin,,,0,8192,1000000000,0,
      """;

  @TempDir Path folder;

  @Test
  void theKernelSeesTheOperationsThatTheResultCountsAndNoneAfterTheLimit() throws IOException {
    String whyNot = Strace.whyNot().orElse("");
    assumeTrue(whyNot.isEmpty(), whyNot);
    Path target = Files.createDirectory(folder.resolve("target"));
    Path results = folder.resolve("results");

    Strace.Observation observation =
        Strace.jar(
            folder,
            "run",
            Trace.write(folder, ROWS).toString(),
            "--target",
            target.toString(),
            "--results",
            results.toString(),
            "--json",
            "--duration",
            LIMIT_SECONDS + "s");

    assertThat(observation.outcome().exitCode()).as(observation.outcome().err()).isZero();
    JsonNode result = Json.result(Json.onlyResultFolder(results));
    assertThat(result.at("/replay/timeLimited").asBoolean()).isTrue();
    List<FileCall> calls = ReplayedCalls.of(observation).stream().flatMap(List::stream).toList();
    List<FileCall> reads = starting(calls, "read a.bin 4096 bytes at 0");
    List<FileCall> writes = starting(calls, "write b.bin 8192 bytes at 0");
    assertThat(reads).hasSizeGreaterThan(100);
    assertThat(result.at("/replay/bytesRead").asLong()).isEqualTo(reads.size() * 4096L);
    assertThat(result.at("/replay/bytesWritten").asLong()).isEqualTo(writes.size() * 8192L);
    assertThat(result.at("/replay/operations").asLong())
        .isEqualTo(reads.size() + writes.size() + 2);
    assertThat(starting(calls, "fsync b.bin")).hasSize(1);
    assertThatNoneBeganAfterTheLimit(result, calls);
  }

  private static void assertThatNoneBeganAfterTheLimit(JsonNode result, List<FileCall> calls) {
    double fromSeconds =
        starting(calls, "open ").stream()
            .mapToDouble(call -> call.call().startSeconds())
            .min()
            .orElseThrow();
    assertThat(calls)
        .filteredOn(call -> call.text().startsWith("read ") || call.text().startsWith("write "))
        .allMatch(
            call -> call.call().startSeconds() - fromSeconds < LIMIT_SECONDS + SCHEDULING_SECONDS);
    double replaySeconds =
        result.at("/replay/elapsedSeconds").asDouble()
            - result.at("/replay/flushSeconds").asDouble();
    assertThat(replaySeconds).isBetween(LIMIT_SECONDS, LIMIT_SECONDS + SCHEDULING_SECONDS);
  }

  private static List<FileCall> starting(List<FileCall> calls, String text) {
    return calls.stream().filter(call -> call.text().startsWith(text)).toList();
  }
}
