package io.nasreplay.cli.outside;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The calls of the threads that replayed, one list per thread, in the order of the threads'
 * numbers. Replaying threads are called {@code replay-N}. Such threads run in crews that follow
 * each other: for the warm-up (which never touches the target), for the replay and the flush, and
 * for closing and cleaning afterwards. The replay's crew is the first one with calls on the run
 * folder.
 */
final class ReplayedCalls {
  private static final Pattern NAME = Pattern.compile("replay-(\\d+)");

  private ReplayedCalls() {}

  static List<List<FileCall>> of(Strace.Observation observation) {
    List<ThreadCalls> workers =
        observation.threads().stream()
            .filter(thread -> NAME.matcher(thread.name()).matches())
            .sorted(Comparator.comparingDouble(ThreadCalls::firstSeconds))
            .toList();
    return crews(workers).stream()
        .map(ReplayedCalls::byNumber)
        .filter(crew -> crew.stream().anyMatch(calls -> !calls.isEmpty()))
        .findFirst()
        .orElseThrow(() -> new AssertionError("nobody replayed: " + observation.outcome()));
  }

  /** Threads that live at the same time; a crew begins when all before have gone. */
  private static List<List<ThreadCalls>> crews(List<ThreadCalls> workers) {
    List<List<ThreadCalls>> crews = new ArrayList<>();
    double lastSeconds = Double.NEGATIVE_INFINITY;
    for (ThreadCalls worker : workers) {
      if (worker.firstSeconds() > lastSeconds) {
        crews.add(new ArrayList<>());
      }
      crews.get(crews.size() - 1).add(worker);
      lastSeconds = Math.max(lastSeconds, worker.lastSeconds());
    }
    return crews;
  }

  private static List<List<FileCall>> byNumber(List<ThreadCalls> crew) {
    return crew.stream()
        .sorted(Comparator.comparingInt(ReplayedCalls::number))
        .map(ReplayedCalls::fileCalls)
        .toList();
  }

  private static List<FileCall> fileCalls(ThreadCalls thread) {
    return thread.calls().stream().map(FileCall::of).flatMap(Optional::stream).toList();
  }

  private static int number(ThreadCalls thread) {
    Matcher matcher = NAME.matcher(thread.name());
    return matcher.matches() ? Integer.parseInt(matcher.group(1)) : -1;
  }
}
