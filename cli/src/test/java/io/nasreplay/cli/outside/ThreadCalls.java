package io.nasreplay.cli.outside;

import java.util.List;
import java.util.Optional;

/**
 * What one thread asked of the kernel.
 *
 * @param name the name that it gave itself, at most 15 characters; may be empty
 * @param calls its calls, in order
 * @param firstSeconds when its first call began
 * @param lastSeconds when it ended
 */
record ThreadCalls(String name, List<KernelCall> calls, double firstSeconds, double lastSeconds) {
  static ThreadCalls of(List<String> lines) {
    List<KernelCall> calls =
        lines.stream().map(KernelCall::parse).flatMap(Optional::stream).toList();
    String name =
        calls.stream()
            .filter(call -> call.name().equals("prctl"))
            .filter(call -> call.arguments().get(0).equals("PR_SET_NAME"))
            .reduce((first, last) -> last)
            .map(call -> call.path(1))
            .orElse("");
    return new ThreadCalls(name, calls, time(lines.get(0)), time(lines.get(lines.size() - 1)));
  }

  private static double time(String line) {
    return Double.parseDouble(line.substring(0, line.indexOf(' ')));
  }
}
