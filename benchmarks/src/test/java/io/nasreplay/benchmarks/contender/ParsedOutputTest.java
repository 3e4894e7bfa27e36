package io.nasreplay.benchmarks.contender;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.benchmarks.operations.Direction;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ParsedOutputTest {
  /** Two jobs of 1,000 reads of 4 KiB; the first took 2 ms, the second 3 ms. */
  @Test
  void fioJobsAddUpOverTheLongestOfThem() throws IOException {
    Measured measured = FioOutput.parse(resource("fio-3.33.json"), Direction.READ, 2);
    assertThat(measured).isEqualTo(new Measured(2000, 8_192_000, 0.003));
  }

  /** Each was busy for 60 ms: one processor needs 120 ms for both, whenever they began. */
  @Test
  void fioJobsTakeNoLessThanTheProcessorsNeed() {
    String job =
        """
        {"error": 0, "usr_cpu": 25, "sys_cpu": 35, "job_runtime": 100,
         "read": {"total_ios": 1, "io_bytes": 4096, "runtime": 100}}
        """;
    String json = "{\"jobs\": [" + job + "," + job + "]}";
    assertThat(FioOutput.parse(json, Direction.READ, 1).seconds()).isEqualTo(0.12);
    assertThat(FioOutput.parse(json, Direction.READ, 2).seconds()).isEqualTo(0.1);
  }

  @Test
  void fioDirectionThatDidNothingIsNoMeasurement() {
    assertThatThrownBy(() -> FioOutput.parse(resource("fio-3.33.json"), Direction.WRITE, 2))
        .isInstanceOf(FailedCommandException.class)
        .hasMessageContaining("no time");
  }

  @Test
  void fioErrorIsAFailure() {
    String json =
        """
        {"jobs": [{"jobname": "a", "error": 28}]}
        """;
    assertThatThrownBy(() -> FioOutput.parse(json, Direction.READ, 2))
        .isInstanceOf(FailedCommandException.class)
        .hasMessageContaining("28");
  }

  @Test
  void loopTellsNanoseconds() {
    String json =
        """
        {"elapsedNanos":1500000000,"operations":3,"bytes":12288,"p50Nanos":1,"p99Nanos":2}
        """;
    assertThat(LoopReplay.parse(json)).isEqualTo(new Measured(3, 12_288, 1.5));
  }

  @Test
  void nasreplaysFinalFlushIsLeftOutUnlessAskedFor() {
    String json =
        """
        {"results": [{"valid": true, "replay": {"elapsedSeconds": 2.5, "flushSeconds": 0.5,
          "operations": 9, "bytesRead": 100, "bytesWritten": 20}, "operations": [
          {"op": "open", "count": 1, "failed": 0}, {"op": "close", "count": 1, "failed": 0},
          {"op": "read", "count": 6, "failed": 1}, {"op": "write", "count": 2, "failed": 0}]}]}
        """;
    assertThat(NasReplay.parse(json)).isEqualTo(new Measured(7, 120, 2.0));
    assertThat(NasReplay.parseUntilDurable(json)).isEqualTo(new Measured(7, 120, 2.5));
  }

  @Test
  void anInvalidRunIsNoMeasurement() {
    String json =
        """
        {"results": [{"valid": false, "reasons": ["target lost"]}]}
        """;
    assertThatThrownBy(() -> NasReplay.parse(json))
        .isInstanceOf(FailedCommandException.class)
        .hasMessageContaining("target lost");
  }

  @Test
  void phasesAreFoundByName() {
    String json =
        """
        {"results": [{"valid": false, "phases": [
          {"phase": "plan", "elapsedSeconds": 1.5, "bytes": 0, "note": "compiled"},
          {"phase": "prepare", "elapsedSeconds": 2, "bytes": 4096, "note": ""}]}]}
        """;
    RunOutput run = RunOutput.of(json);
    assertThat(run.phaseNote("plan")).isEqualTo("compiled");
    assertThat(run.phaseSeconds("plan")).isEqualTo(1.5);
    assertThat(run.phaseBytes("prepare")).isEqualTo(4096);
    assertThatThrownBy(() -> run.phaseSeconds("cool"))
        .isInstanceOf(FailedCommandException.class)
        .hasMessageContaining("no phase cool");
  }

  @Test
  void aDocumentWithoutResultIsAFailure() {
    assertThatThrownBy(() -> RunOutput.of("{\"error\": \"usage\"}"))
        .isInstanceOf(FailedCommandException.class)
        .hasMessageContaining("usage");
  }

  @Test
  void whatIsNoJsonIsShown() {
    assertThatThrownBy(() -> LoopReplay.parse("usage: ..."))
        .isInstanceOf(FailedCommandException.class)
        .hasMessageContaining("usage: ...");
  }

  private static String resource(String name) throws IOException {
    try (InputStream bytes = ParsedOutputTest.class.getResourceAsStream(name)) {
      assertThat(bytes).isNotNull();
      return new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
