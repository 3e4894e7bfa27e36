package io.nasreplay.suites.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.suites.model.Suite;
import io.nasreplay.suites.yaml.Suites;
import io.nasreplay.traces.format.BadInputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TestCasesTest {
  @Test
  void everyCombinationIsACase() throws IOException {
    List<TestCase> cases =
        cases(
            "tests: [{workload: ixbt-read, matrix: {access: [sequential, random], streams: [1, 2, 4]}}]",
            false);

    assertThat(cases)
        .extracting(TestCase::name)
        .containsExactly(
            "ixbt-read access=sequential streams=1",
            "ixbt-read access=sequential streams=2",
            "ixbt-read access=sequential streams=4",
            "ixbt-read access=random streams=1",
            "ixbt-read access=random streams=2",
            "ixbt-read access=random streams=4");
    assertThat(cases.get(5).parameters())
        .containsEntry("access", "random")
        .containsEntry("streams", "4");
  }

  @Test
  void parametersOfTheSuiteAreForTheWorkloadsThatHaveThem() throws IOException {
    List<TestCase> cases =
        cases("parameters: {streams: 2, size: 1GiB}\ntests: [ixbt-read, HDVideo_1Play]", false);

    assertThat(cases.get(0).parameters()).containsEntry("streams", "2");
    assertThat(cases.get(1).parameters()).containsOnlyKeys("size");
  }

  @Test
  void aTestsOwnSettingsComeFirst() throws IOException {
    List<TestCase> cases =
        cases("runs: 5\npause: 1s\ntests: [ixbt-read, {workload: ixbt-write, runs: 2}]", false);

    assertThat(cases.get(0).settings().runs()).isEqualTo(5);
    assertThat(cases.get(1).settings().runs()).isEqualTo(2);
    assertThat(cases.get(1).settings().pauseMicros()).isEqualTo(1_000_000);
  }

  @Test
  void aQuickTrialReplacesSettingsParametersAndAxes() throws IOException {
    String suite =
        """
        runs: 5
        quick: {runs: 1, parameters: {streams: 2}}
        tests:
          - {workload: ixbt-read, parameters: {size: 32GiB}, matrix: {streams: [1, 8]}}
          - {workload: ixbt-write, runs: 3, parameters: {size: 32GiB}, quick: {parameters: {size: 4MiB}}}
        """;

    assertThat(cases(suite, false)).hasSize(3);
    List<TestCase> quick = cases(suite, true);
    assertThat(quick).hasSize(2);
    assertThat(quick.get(0).name()).isEqualTo("ixbt-read streams=2");
    assertThat(quick.get(0).parameters()).containsEntry("size", "64MiB");
    assertThat(quick.get(1).parameters()).containsEntry("size", "4MiB");
    assertThat(quick.get(1).settings().runs()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tests: [ixbt-raed]|2:9|did you mean \"ixbt-read\"?",
        "tests: [{workload: ixbt-read, parameters: {sise: 1GiB}}]|2:50|did you mean \"size\"?",
        "parameters: {sise: 1GiB}\\ntests: [ixbt-read]|2:20|did you mean \"size\"?",
        "tests: [{workload: ixbt-read, matrix: {steams: [1]}}]|2:9|did you mean \"streams\"?",
        "tests: [ixbt-read, ixbt-read]|2:20|test ixbt-read is there twice",
        "repeats: 2\\nsteady: {}\\ntests: [ixbt-read]|4:9|repeats is 2 with a rule",
        "speed: 2\\ntests: [ixbt-read]|3:9|speed is 2.0 with timing asap",
        "measures: late-frames\\ntests: [ixbt-read]|3:9|late-frames with timing asap; allowed: timed",
        "tests: [{workload: video-streams, timing: timed, steady: {}, search: {parameter: streams, from: 1, to: 4,"
            + " accept: {late-frames: 0}}}]|2:9|search with until or steady",
        "runs: 9\\nuntil: {ci95: 5%, at-most: 5}\\ntests: [ixbt-read]|4:9|at-most is 5 with runs 9",
      })
  void whatDoesNotFitIsRefusedAtItsPlace(String yaml, String place, String problem) {
    assertThatThrownBy(() -> cases(yaml.replace("\\n", "\n"), false))
        .isInstanceOf(BadInputException.class)
        .hasMessageStartingWith("test.yaml:" + place + ": ")
        .hasMessageContaining(problem);
  }

  @Test
  void aRuleOfTheWholeSuiteLeavesSearchesAsTheyAre() throws IOException {
    String suite =
        """
        until: {ci95: 5%, at-most: 9}
        tests:
          - ixbt-read
          - workload: video-streams
            timing: timed
            search: {parameter: streams, from: 1, to: 4, accept: {late-frames: 0}}
        """;

    List<TestCase> cases = cases(suite, false);

    assertThat(cases.get(0).settings().until()).isPresent();
    assertThat(cases.get(1).settings().until()).isEmpty();
    assertThat(cases.get(1).settings().steady()).isEmpty();
  }

  @Test
  void aValueThatTheWorkloadRefusesIsTheTestsFault() throws IOException {
    TestCase test = cases("tests: [{workload: ixbt-read, parameters: {size: 5ms}}]", false).get(0);

    assertThatThrownBy(() -> test.trace(new CatalogueTraces(), ""))
        .isInstanceOf(BadInputException.class)
        .hasMessageStartingWith("test.yaml:2:9: test ixbt-read: -p size=5ms: ");
  }

  private static List<TestCase> cases(String yaml, boolean quick) throws IOException {
    Suite suite = Suites.parse("test.yaml", ("name: s\n" + yaml).getBytes(StandardCharsets.UTF_8));
    return TestCases.of(suite, quick, new CatalogueTraces());
  }
}
