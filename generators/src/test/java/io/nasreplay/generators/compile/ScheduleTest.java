package io.nasreplay.generators.compile;

import static io.nasreplay.generators.compile.TraceText.lines;
import static io.nasreplay.generators.compile.TraceText.operationLines;
import static io.nasreplay.generators.compile.TraceText.trace;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The order of streams, and their times. */
class ScheduleTest {
  @Test
  void streamsFollowEachOtherUpToTheirBarriers() {
    assertThat(
            operationLines(
                trace(
                    """
                    name: t
                    files: [{path: f, size: 1KiB}]
                    streams:
                      - {name: "a${i}", instances: 2, steps: [stat: f, barrier, list: ., barrier, flush: f]}
                      - {name: b, steps: [delete: f, barrier]}
                    """
                        .replace("list: .", "{stat: {path: f, expect: ENOENT}}")
                        .replace("flush: f", "{stat: {path: g, expect: ENOENT}}"))))
        .containsExactly(
            "0 stat f",
            "0 barrier",
            "1 stat f",
            "1 barrier",
            "2 delete f",
            "2 barrier",
            "0 stat f expect ENOENT",
            "0 barrier",
            "1 stat f expect ENOENT",
            "1 barrier",
            "0 stat g expect ENOENT",
            "1 stat g expect ENOENT");
  }

  @Test
  void aStreamWaitsForWhatAnotherMakes() {
    assertThat(
            operationLines(
                trace(
                    """
                    name: t
                    streams:
                      - {name: reader, steps: [stat: d, read: {path: d/f, block: 1KiB}, stat: e]}
                      - {name: writer, steps: [open: {path: d/f, flags: w+create}, write: {path: d/f, block: 1KiB, total: 2KiB}]}
                      - {name: maker, steps: [mkdir: d, mkdir: e]}
                    """)))
        .containsExactly(
            "2 mkdir d",
            "2 mkdir e",
            "0 stat d",
            "1 open d/f w+create",
            "1 write d/f 0+1024 x2 by 1024",
            "0 read d/f 0+1024 x2 by 1024",
            "0 stat e");
  }

  @Test
  void aReadBeyondTheEndWaitsForAnotherStreamToWrite() {
    assertThat(
            operationLines(
                trace(
                    """
                    name: t
                    files: [{path: f, size: 1KiB}]
                    streams:
                      - {name: reader, steps: [read: {path: f, block: 1KiB, span: 2KiB}]}
                      - {name: writer, steps: [write: {path: f, block: 1KiB, offset: 1KiB, total: 1KiB}]}
                    """)))
        .containsExactly("1 write f 1024+1024", "0 read f 0+1024 x2 by 1024");
  }

  @Test
  void aReadMayFollowTheWritesThatItTakesTurnsWith() {
    assertThat(
            operationLines(
                trace(
                    """
                    name: t
                    streams:
                      - name: timeshift
                        steps:
                          - open: {path: f, flags: rw+create}
                          - interleave:
                              stay: 0
                              steps:
                                - write: {path: f, block: 1KiB, total: 4KiB}
                                - read: {path: f, block: 1KiB, total: 4KiB}
                    """)))
        .hasSize(9);
  }

  @Test
  void whatNobodyMakesIsAnErrorOfTheFirstStreamThatNeedsIt() {
    WorkloadTrace trace =
        trace(
            """
            name: t
            streams:
              - {name: a, steps: [barrier]}
              - {name: b, steps: [stat: x]}
              - {name: c, steps: [stat: y]}
            """);
    assertThatThrownBy(() -> lines(trace))
        .hasMessageStartingWith("test.yaml:4:23: path \"x\" is undeclared");
  }

  private static List<String> stream(String keys, String steps) {
    return operationLines(
        trace(
            "name: t\nfiles: [{path: f, size: 64KiB}]\nstreams: [{name: s, "
                + keys
                + "steps: ["
                + steps
                + "]}]"));
  }

  @Test
  void streamsWithoutPaceAndThinkTimeHaveNoTimes() {
    assertThat(stream("", "stat: f")).containsExactly("0 stat f");
  }

  @Test
  void thinkTimesAddUp() {
    assertThat(stream("", "stat: f, think: 2ms, stat: f, think: 5us, flush: f"))
        .containsExactly("0 stat f @0", "0 stat f @2000", "0 flush f @2005");
  }

  @Test
  void thinkTimesInALoopOfBlocksBecomeAPeriod() {
    assertThat(
            stream(
                "",
                "loop: {count: 4, as: k, steps: [read: {path: f, block: 1KiB, offset: \"${k * 1KiB}\","
                    + " total: 1KiB}, think: 10ms]}"))
        .containsExactly("0 read f 0+1024 x4 by 1024 @0 every 10000");
  }

  @Test
  void drawnThinkTimesHaveTheirMean() {
    for (String think : List.of("1ms..3ms", "{exponential: 2ms}")) {
      List<String> lines =
          stream("", "loop: {count: 2000, steps: [think: " + think + "]}, stat: f");
      long atMicros = Long.parseLong(lines.get(0).substring("0 stat f @".length()));
      assertThat(atMicros).as(think).isBetween(3_800_000L, 4_200_000L);
    }
  }

  @Test
  void aPaceInBytesSetsThePeriod() {
    assertThat(stream("pace: 16KiB/s, ", "open: f, read: {path: f, block: 4KiB}, close: f"))
        .containsExactly(
            "0 open f r @0", "0 read f 0+4096 x16 by 4096 @0 every 250000", "0 close f @3750000");
  }

  @Test
  void aPaceThatIsNoWholeNumberOfMicrosecondsDoesNotDrift() {
    List<String> lines = stream("pace: 30fps, ", "read: {path: f, block: 1KiB}");
    assertThat(lines).first().isEqualTo("0 read f 0+1024 x3 by 1024 @0 every 33333");
    assertThat(lines).last().asString().endsWith("@2100000");
  }

  @Test
  void lostTimeIsNotMadeUpFor() {
    assertThat(
            stream(
                "pace: 10ops/s, ",
                "read: {path: f, block: 1KiB, total: 3KiB}, think: 1s,"
                    + " read: {path: f, block: 1KiB, total: 3KiB}"))
        .containsExactly(
            "0 read f 0+1024 x3 by 1024 @0 every 100000",
            "0 read f 0+1024 x3 by 1024 @1200000 every 100000");
  }

  @Test
  void clocksMeetAtBarriers() {
    assertThat(
            operationLines(
                trace(
                    """
                    name: t
                    files: [{path: f, size: 1KiB}]
                    streams:
                      - {name: a, steps: [think: 1s, barrier, stat: f]}
                      - {name: b, steps: [think: 3s, barrier, stat: f]}
                      - {name: c, steps: [barrier, stat: f]}
                    """)))
        .contains("0 stat f @3000000", "1 stat f @3000000", "2 stat f");
  }

  @Test
  void instancesHaveNumbersDepthsAndSequencesOfTheirOwn() {
    List<String> lines =
        lines(
            trace(
                """
                name: t
                files: [{path: f, size: 64KiB}]
                streams:
                  - name: s${i}
                    instances: 2
                    depth: 4
                    steps: [read: {path: f, block: 1KiB, order: random}]
                """));
    assertThat(lines).contains("stream 0 s0 depth 4", "stream 1 s1 depth 4");
    List<String> first = of(lines, "0 read");
    assertThat(first).isNotEqualTo(of(lines, "1 read"));
  }

  private static List<String> of(List<String> lines, String start) {
    return lines.stream()
        .filter(line -> line.startsWith(start))
        .map(line -> line.substring(1))
        .toList();
  }
}
