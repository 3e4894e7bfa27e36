package io.nasreplay.suites.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.nasreplay.suites.model.Suite;
import io.nasreplay.suites.yaml.Suites;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class SuitePlanTest {
  private static final String SUITE =
      """
      name: s
      runs: 3
      pause: 2s
      parameters: {size: 100MB, block: 100kB}
      tests:
        - ixbt-read
        - {workload: ixbt-write, warm-up: 1, duration: 500ms}
      """;

  /**
   * Two targets: reads 2 x 3 x 100 MB and their file set once each, writes 2 x 4 x 100 MB; at 100
   * MB/s a read takes 1 s, a write is ended after 0.5 s, and each has a pause of 2 s.
   */
  @Test
  void addsUpBytesTimeAndSpace() throws IOException {
    SuitePlan plan = plan(SUITE);

    assertThat(plan.runs()).isEqualTo(14);
    assertThat(plan.bytes()).isEqualTo(600_000_000L + 200_000_000L + 800_000_000L);
    assertThat(plan.seconds()).isCloseTo(6 * 3 + 2 + 8 * 2.5, within(1e-9));
    assertThat(plan.spaceBytes()).isEqualTo(100_000_000L + 100_000_000L);
  }

  @Test
  void fileSetsThatAreNotKeptAreMadeForEachRun() throws IOException {
    SuitePlan plan = plan("file-sets: removed\n" + SUITE);

    assertThat(plan.bytes()).isEqualTo(600_000_000L + 600_000_000L + 800_000_000L);
    assertThat(plan.spaceBytes()).isEqualTo(100_000_000L);
  }

  private static SuitePlan plan(String yaml) throws IOException {
    Suite suite = Suites.parse("test.yaml", yaml.getBytes(StandardCharsets.UTF_8));
    CatalogueTraces traces = new CatalogueTraces();
    List<TestCase> cases = TestCases.of(suite, false, traces);
    List<String> targets = List.of("A", "B");
    return SuitePlan.of(suite, cases, targets, new Schedule(cases, targets, suite.order()), traces);
  }
}
