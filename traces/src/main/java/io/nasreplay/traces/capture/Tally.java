package io.nasreplay.traces.capture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Counts what of a recording is left out, and what is guessed, by reason. A reason is one of a few
 * fixed phrases, so that memory is bounded. Not thread-safe.
 */
public final class Tally {
  /** Examples kept for each reason. */
  public static final int MAX_EXAMPLES = 5;

  /**
   * How often something happened.
   *
   * @param reason what and why, a phrase
   * @param count how often
   * @param examples the first ones: a path, a line
   */
  public record Item(String reason, long count, List<String> examples) {
    public Item {
      examples = List.copyOf(examples);
    }
  }

  private static final class Counter {
    private final List<String> examples = new ArrayList<>();
    private long count;

    void add(String example) {
      count++;
      if (examples.size() < MAX_EXAMPLES && !example.isEmpty() && !examples.contains(example)) {
        examples.add(example);
      }
    }
  }

  private Predicate<String> interest = path -> true;

  private final Map<String, Counter> dropped = new LinkedHashMap<>();
  private final Map<String, Counter> guessed = new LinkedHashMap<>();

  /**
   * What happens to other paths than these is not counted from now on: the recording may hold a
   * system's whole life.
   */
  public void countOnly(Predicate<String> recordedPaths) {
    interest = recordedPaths;
  }

  /** Something about a path was left out. */
  public void droppedAt(String reason, String recordedPath) {
    if (interest.test(recordedPath)) {
      dropped(reason, recordedPath);
    }
  }

  /** Something about a path was guessed. */
  public void guessedAt(String reason, String recordedPath) {
    if (interest.test(recordedPath)) {
      guessed(reason, recordedPath);
    }
  }

  /** Something was left out. */
  public void dropped(String reason, String example) {
    dropped.computeIfAbsent(reason, key -> new Counter()).add(example);
  }

  /** Something was guessed. */
  public void guessed(String reason, String example) {
    guessed.computeIfAbsent(reason, key -> new Counter()).add(example);
  }

  /** What was left out, in the order in which it first was. */
  public List<Item> dropped() {
    return items(dropped);
  }

  /** What was guessed, in the order in which it first was. */
  public List<Item> guessed() {
    return items(guessed);
  }

  private static List<Item> items(Map<String, Counter> counters) {
    List<Item> items = new ArrayList<>();
    counters.forEach(
        (reason, counter) -> items.add(new Item(reason, counter.count, counter.examples)));
    return Collections.unmodifiableList(items);
  }
}
