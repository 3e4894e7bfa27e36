package io.nasreplay.suites.schedule;

import io.nasreplay.suites.model.FinishedRun;
import io.nasreplay.suites.model.Order;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Which run comes next. The answer depends on the cases, the targets and the runs added so far
 * only. Not thread-safe.
 */
public final class Schedule {
  private final Order order;
  private final List<Standing> standings = new ArrayList<>();
  private final Map<String, Standing> byKey = new LinkedHashMap<>();
  private @Nullable Standing latest;

  /**
   * A schedule before the first run.
   *
   * @param cases in the order of the suite; their names are distinct
   * @param targets the names of the targets, distinct
   */
  public Schedule(List<TestCase> cases, List<String> targets, Order order) {
    this.order = order;
    for (TestCase test : cases) {
      for (String target : targets) {
        Standing standing = new Standing(test, target);
        standings.add(standing);
        byKey.put(key(test.name(), target), standing);
      }
    }
  }

  /**
   * Adds a run that has come to its end.
   *
   * @throws IllegalArgumentException when it is of no case or target of this schedule
   */
  public void add(FinishedRun run) {
    Standing standing = byKey.get(key(run.test(), run.target()));
    if (standing == null) {
      throw new IllegalArgumentException(
          "run is of " + run.test() + " on " + run.target() + "; allowed: tests of the suite");
    }
    standing.add(run);
    latest = standing;
  }

  /** The next run, or empty when the suite is done. */
  public Optional<Step> next() {
    List<Standing> open = standings.stream().filter(Standing::isOpen).toList();
    if (open.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of((order == Order.SEQUENTIAL ? sequential(open) : interleaved(open)).step());
  }

  /** How many runs are left, at least: searches and rules may ask for more. */
  public int left() {
    return standings.stream().mapToInt(Standing::left).sum();
  }

  /** How many runs there were. */
  public int done() {
    return standings.stream().mapToInt(standing -> standing.runs().size()).sum();
  }

  /** How each case stands on each target, cases in order, targets in order within them. */
  public List<Standing> standings() {
    return List.copyOf(standings);
  }

  private static Standing sequential(List<Standing> open) {
    return open.stream().min(Comparator.comparingInt(Standing::repeat)).orElseThrow();
  }

  /**
   * The case with most runs left that is not the latest one's, and of it the target with most runs
   * left: taking the most frequent first keeps equal ones apart wherever that is possible.
   */
  private Standing interleaved(List<Standing> open) {
    List<Standing> others = open.stream().filter(standing -> !isLatestCase(standing)).toList();
    List<Standing> free = others.isEmpty() ? open : others;
    Map<TestCase, Integer> leftByCase = new LinkedHashMap<>();
    free.forEach(one -> leftByCase.merge(one.test(), one.left(), Integer::sum));
    return free.stream()
        .max(
            Comparator.<Standing>comparingInt(one -> leftByCase.getOrDefault(one.test(), 0))
                .thenComparing(one -> !one.equals(latest))
                .thenComparingInt(Standing::left)
                .thenComparing(standings::indexOf, Comparator.reverseOrder()))
        .orElseThrow();
  }

  private boolean isLatestCase(Standing standing) {
    return latest != null && latest.test().equals(standing.test());
  }

  private static String key(String test, String target) {
    return test + "\n" + target;
  }
}
