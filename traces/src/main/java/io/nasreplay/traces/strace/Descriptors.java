package io.nasreplay.traces.strace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The descriptors of a process; its threads share them. */
final class Descriptors {
  private final Map<Integer, Description> open = new HashMap<>();
  private final Set<Integer> closedByExec = new HashSet<>();

  /** Threads and processes that use this table. */
  private int users = 1;

  @Nullable Description find(int number) {
    return open.get(number);
  }

  /**
   * A descriptor stands for a description from now on.
   *
   * @return what it was the last descriptor of; null when it was of none
   */
  @Nullable Description put(int number, Description description, boolean closeOnExec) {
    description.addDescriptor();
    Description before = remove(number);
    open.put(number, description);
    closeOnExec(number, closeOnExec);
    return before;
  }

  void closeOnExec(int number, boolean value) {
    if (value) {
      closedByExec.add(number);
    } else {
      closedByExec.remove(number);
    }
  }

  /** A descriptor is closed; what it was the last one of, or null. */
  @Nullable Description remove(int number) {
    closedByExec.remove(number);
    Description description = open.remove(number);
    return description != null && description.removeDescriptor() ? description : null;
  }

  /** The table of a child that does not share it. */
  Descriptors copy() {
    Descriptors copy = new Descriptors();
    open.forEach(
        (number, description) -> {
          description.addDescriptor();
          copy.open.put(number, description);
        });
    copy.closedByExec.addAll(closedByExec);
    return copy;
  }

  Descriptors shared() {
    users++;
    return this;
  }

  /** Another program begins: what is closed by that, in order of descriptor. */
  List<Description> exec() {
    return removed(closedByExec);
  }

  /** A thread or process has ended: what is closed by that. */
  List<Description> ended() {
    return --users == 0 ? removed(open.keySet()) : List.of();
  }

  private List<Description> removed(Set<Integer> numbers) {
    List<Description> last = new ArrayList<>();
    for (int number : numbers.stream().sorted().toList()) {
      Description description = remove(number);
      if (description != null) {
        last.add(description);
      }
    }
    return last;
  }
}
