package io.nasreplay.suites.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.results.model.Measure;
import io.nasreplay.suites.model.Hook;
import io.nasreplay.suites.model.Order;
import io.nasreplay.suites.model.Search;
import io.nasreplay.suites.model.Statistic;
import io.nasreplay.suites.model.SteadyRule;
import io.nasreplay.suites.model.StopRule;
import io.nasreplay.suites.model.Suite;
import io.nasreplay.suites.model.SuiteTest;
import io.nasreplay.traces.format.BadInputException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SuitesTest {
  @Test
  void readsEverythingThatTheLanguageHas() {
    Suite suite =
        parse(
            """
            name: review
            title: All of it
            order: sequential
            file-sets: removed
            targets:
              - {name: A, path: /mnt/a, labels: {device: DS923+, firmware: 7.2}}
              - name: B
            hooks:
              - mount -o remount /mnt/a
              - {command: drop, timeout: 2min}
            runs: 5
            warm-up: 1
            repeats: 2
            pause: 5s
            duration: 1.5s
            statistic: mean of best 3
            measures: [throughput, latency]
            parameters: {size: 32GiB}
            quick: {runs: 1, pause: 0s}
            tests:
              - ixbt-read
              - workload: my.yaml
                name: mine
                cache: direct
                statistic: best
                matrix: {streams: [1, 2], read: {from: 0, to: 100, step: 50}}
                curve: read
                until: {ci95: 5%, at-most: 20}
              - workload: aja
                timing: timed
                search: {parameter: streams, from: 1, to: 64, accept: {late-frames: 0}}
              - {workload: ixbt-write, steady: {}}
            """);

    assertThat(suite.order()).isEqualTo(Order.SEQUENTIAL);
    assertThat(suite.keepsFileSets()).isFalse();
    assertThat(suite.targets().get(0).labels())
        .containsEntry("device", "DS923+")
        .containsEntry("firmware", "7.2");
    assertThat(suite.hooks())
        .containsExactly(
            new Hook("mount -o remount /mnt/a", 60_000_000), new Hook("drop", 120_000_000));
    assertThat(suite.settings().pauseMicros()).isEqualTo(5_000_000);
    assertThat(suite.settings().durationMicros()).isEqualTo(1_500_000);
    assertThat(suite.settings().statistic()).isEqualTo(new Statistic.MeanOfBest(3));
    assertThat(suite.settings().measures()).containsExactly(Measure.THROUGHPUT, Measure.LATENCY);
    assertThat(suite.quick().runs()).isEqualTo(1);
    SuiteTest mine = suite.tests().get(1);
    assertThat(mine.title()).isEqualTo("mine");
    assertThat(mine.settings().cache()).isEqualTo(CacheMode.DIRECT);
    assertThat(mine.settings().until()).isEqualTo(new StopRule(0.05, 20));
    assertThat(mine.matrix().get(1).values()).containsExactly("0", "50", "100");
    assertThat(suite.tests().get(2).search())
        .isEqualTo(new Search("streams", 1, 64, Measure.LATE_FRAMES, 0));
    assertThat(suite.tests().get(3).settings().steady()).isEqualTo(new SteadyRule(5, 0.2, 0.1, 25));
  }

  @Test
  void isInterleavedAndKeepsFileSetsUnlessSaidOtherwise() {
    Suite suite = parse("name: s\ntests: [ixbt-read]");

    assertThat(suite.order()).isEqualTo(Order.INTERLEAVED);
    assertThat(suite.keepsFileSets()).isTrue();
  }

  @Test
  void factsDoNotDependOnHowItIsWritten() {
    assertThat(parse("{name: s, tests: [{workload: ixbt-read, runs: '2'}]}").facts())
        .isEqualTo(
            parse("# a comment\nname: s\ntests:\n  - runs: 2\n    workload: ixbt-read\n").facts())
        .containsEntry("tests[1].runs", "2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tests: [a]|1:1|suite has no name; required: name, tests",
        "name: s|1:1|suite has no tests",
        "name: s\\ntests: []|2:8|tests is empty; allowed: a list with at least one item",
        "name: s\\ntests: [a]\\nrnus: 2|3:1|unknown key of suite \"rnus\"; did you mean \"runs\"?",
        "name: s\\ntests: [a]\\nruns: 0|3:7|runs is 0; allowed: 1 to 2147483647",
        "name: s\\ntests: [a]\\nruns: many|3:7|runs is \"many\", a text; wanted: a number such as 32",
        "name: s\\ntests: [a]\\npause: 5|3:8|pause is 5, a number without a unit; wanted: a duration",
        "name: s\\ntests: [a]\\nduration: 0s|3:11|duration is 0s; allowed: 1ms to 1000h",
        "name: s\\ntests: [a]\\norder: mixed|3:8|unknown order \"mixed\"; allowed: interleaved, sequential",
        "name: s\\ntests: [a]\\nfile-sets: keep|3:12|did you mean \"kept\"? allowed: kept, removed",
        "name: s\\ntests: [a]\\ncache: dirct|3:8|did you mean \"direct\"?",
        "name: s\\ntests: [a]\\nstatistic: average|3:12|allowed: mean, median, best, mean of best N",
        "name: s\\ntests: [a]\\nmeasures: [iops]|3:12|unknown measure \"iops\"",
        "name: s\\ntests: [a]\\nuntil: {ci95: 5%}|3:8|until has no at-most",
        "name: s\\ntests: [a]\\nuntil: {ci95: 500%, at-most: 9}|3:15|ci95 is 5.0; allowed: above 0 and below 1",
        "name: s\\ntests: [a]\\nsteady: {window: 9, at-most: 5}|3:9|at-most is 5; allowed: 9 (window) or more",
        "name: s\\ntests: [a]\\nuntil: {ci95: 5%, at-most: 9}\\nsteady: {}|4:9|both until and steady given",
        "name: s\\ntargets: [{name: A}, {name: A}]\\ntests: [a]|2:29|target \"A\" is there twice",
        "name: s\\ntargets: [{path: /a}]\\ntests: [a]|2:11|target has no name",
        "name: s\\ntests: [{name: x}]|2:9|test has no workload",
        "name: s\\ntests: [{workload: a, matrix: {}}]|2:31|allowed: {PARAMETER: [VALUE, ...], ...}",
        "name: s\\ntests: [{workload: a, matrix: {n: [1, 1]}}]|2:39|n has 1 twice",
        "name: s\\ntests: [{workload: a, matrix: {n: {from: 5, to: 1, step: 1}}}]|2:49|to is 1; allowed: 5",
        "name: s\\ntests: [{workload: a, curve: n}]|2:30|curve is given without a matrix",
        "name: s\\ntests: [{workload: a, matrix: {streams: [1]}, curve: steams}]|2:54|did you mean \"streams\"?",
        "name: s\\ntests: [{workload: a, search: {parameter: n, from: 1, to: 4, accept: {}}}]|2:70|such as {late-frames: 0}",
        "name: s\\ntests: [{workload: a, search: {parameter: n, from: 1, to: 4, accept: {late: 0}}}]|2:71|unknown measure \"late\"",
        "name: s\\nhooks: [{command: x, timeout: 0s}]\\ntests: [a]|2:31|timeout is 0s",
        "name: s\\ntests: &t [a]|2:8|not part of the suite language",
        "name: s\\ntests: [a]\\nparameters: [a]|3:13|parameters are no mapping",
      })
  void errorsNameThePlaceTheProblemAndWhatIsAllowed(String yaml, String place, String problem) {
    BadInputException error =
        catchThrowableOfType(BadInputException.class, () -> parse(yaml.replace("\\n", "\n")));

    assertThat(error).as(yaml).isNotNull();
    assertThat(error.getMessage()).startsWith("test.yaml:" + place + ": ").contains(problem);
    assertThat(error.getMessage()).contains("\n    ").contains("^");
  }

  @ParameterizedTest
  @ValueSource(strings = {"name: s\ntests: [a]", "tests: 1", "{tests: []}"})
  void knowsASuiteByItsTests(String yaml) {
    assertThat(Suites.isSuite(yaml.getBytes(StandardCharsets.UTF_8))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"name: w\nstreams: []", "a: [", "", "- tests", "streams: 1\ntests: 2"})
  void anythingElseIsNoSuite(String yaml) {
    assertThat(Suites.isSuite(yaml.getBytes(StandardCharsets.UTF_8))).isFalse();
  }

  private static Suite parse(String yaml) {
    return Suites.parse("test.yaml", yaml.getBytes(StandardCharsets.UTF_8));
  }
}
