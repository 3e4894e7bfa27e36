package io.nasreplay.suites.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.suites.model.FinishedRun;
import io.nasreplay.suites.model.Order;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ScheduleTest {
  /** How often each case is to run, and on how many targets. */
  record Work(List<Integer> runs, int targets) {}

  static Stream<Work> works() {
    List<Work> works = new ArrayList<>();
    for (int a = 1; a <= 5; a++) {
      for (int b = 1; b <= 5; b++) {
        for (int targets = 1; targets <= 3; targets++) {
          works.add(new Work(List.of(a), targets));
          works.add(new Work(List.of(a, b), targets));
          works.add(new Work(List.of(a, b, 3), targets));
          works.add(new Work(List.of(b, 2, a, 1), targets));
        }
      }
    }
    works.add(new Work(Collections.nCopies(12, 10), 2));
    return works.stream();
  }

  @ParameterizedTest
  @MethodSource("works")
  void everyRunIsThereOnce(Work work) {
    for (Order order : Order.values()) {
      List<Step> steps = play(schedule(work, order));

      assertThat(steps).hasSize(total(work));
      for (int test = 0; test < work.runs().size(); test++) {
        for (int target = 0; target < work.targets(); target++) {
          assertThat(numbers(steps, test, target))
              .containsExactlyElementsOf(upTo(work.runs().get(test)));
        }
      }
    }
  }

  /** It is avoidable when no test has more runs than all others together and one. */
  @ParameterizedTest
  @MethodSource("works")
  void noTestFollowsItselfWhereverThatIsAvoidable(Work work) {
    List<Step> steps = play(schedule(work, Order.INTERLEAVED));

    int most = Collections.max(work.runs()) * work.targets();
    int avoidable = Math.max(0, most - (total(work) - most) - 1);
    assertThat(followingItself(steps)).isEqualTo(avoidable);
  }

  @Test
  void repeatsOfTheSequentialOrderGoOverAllTests() {
    TestSettings settings = Runs.settings(2, 1, 2);
    Schedule schedule =
        new Schedule(
            List.of(Runs.testCase("a", settings), Runs.testCase("b", settings)),
            List.of("T"),
            Order.SEQUENTIAL);

    assertThat(play(schedule).stream().map(ScheduleTest::shown))
        .containsExactly(
            "a warm-up",
            "a",
            "a",
            "b warm-up",
            "b",
            "b",
            "a warm-up",
            "a",
            "a",
            "b warm-up",
            "b",
            "b");
  }

  @ParameterizedTest
  @MethodSource("works")
  void goesOnAfterAnyRunAsIfItHadNotStopped(Work work) {
    for (Order order : Order.values()) {
      List<Step> whole = play(schedule(work, order));
      for (int stop = 0; stop < whole.size(); stop += 1 + whole.size() / 8) {
        Schedule resumed = schedule(work, order);
        whole.subList(0, stop).forEach(step -> resumed.add(Runs.finished(step, 100)));

        assertThat(resumed.left()).isEqualTo(whole.size() - stop);
        assertThat(play(resumed)).isEqualTo(whole.subList(stop, whole.size()));
      }
    }
  }

  @Test
  void theLastRunOfEachCaseIsKnown() {
    List<Step> steps = play(schedule(new Work(List.of(3, 2), 2), Order.INTERLEAVED));

    assertThat(steps.stream().filter(Step::last)).hasSize(4);
    assertThat(steps.stream().filter(Step::last).map(Step::number)).containsOnly(3, 2);
  }

  @Test
  void aRunOfAnotherSuiteIsRefused() {
    Schedule schedule = schedule(new Work(List.of(1), 1), Order.INTERLEAVED);
    FinishedRun foreign = Runs.finished(schedule.next().orElseThrow(), 1);
    Schedule other =
        new Schedule(
            List.of(Runs.testCase("other", Runs.settings(1, 0, 1))),
            List.of("T0"),
            Order.INTERLEAVED);

    assertThatThrownBy(() -> other.add(foreign)).hasMessageContaining("run is of test 0 on T0");
  }

  private static Schedule schedule(Work work, Order order) {
    List<TestCase> cases = new ArrayList<>();
    for (int i = 0; i < work.runs().size(); i++) {
      cases.add(Runs.testCase("test " + i, Runs.settings(work.runs().get(i), 0, 1)));
    }
    List<String> targets = new ArrayList<>();
    for (int i = 0; i < work.targets(); i++) {
      targets.add("T" + i);
    }
    return new Schedule(cases, targets, order);
  }

  private static List<Step> play(Schedule schedule) {
    List<Step> steps = new ArrayList<>();
    for (Optional<Step> next = schedule.next(); next.isPresent(); next = schedule.next()) {
      steps.add(next.get());
      schedule.add(Runs.finished(next.get(), 100));
    }
    return steps;
  }

  private static int total(Work work) {
    return work.targets() * work.runs().stream().mapToInt(Integer::intValue).sum();
  }

  private static List<Integer> numbers(List<Step> steps, int test, int target) {
    return steps.stream()
        .filter(step -> step.test().name().equals("test " + test))
        .filter(step -> step.target().equals("T" + target))
        .map(Step::number)
        .toList();
  }

  private static List<Integer> upTo(int count) {
    return Stream.iterate(1, number -> number + 1).limit(count).toList();
  }

  private static int followingItself(List<Step> steps) {
    int following = 0;
    for (int i = 1; i < steps.size(); i++) {
      following += steps.get(i).test().equals(steps.get(i - 1).test()) ? 1 : 0;
    }
    return following;
  }

  private static String shown(Step step) {
    return step.test().name() + (step.warmUp() ? " warm-up" : "");
  }
}
