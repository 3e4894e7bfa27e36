package io.nasreplay.cli.command;

import io.nasreplay.results.json.RunJson;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.stats.RunSummaries;
import io.nasreplay.results.text.RunText;
import io.nasreplay.results.text.SummaryText;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Prints results: as text each when it is there, as JSON all at the end. */
final class ResultPrinter {
  private final PrintWriter out;
  private final boolean json;
  private final List<RunResult> results = new ArrayList<>();

  ResultPrinter(PrintWriter out, boolean json) {
    this.out = out;
    this.json = json;
  }

  /** Takes a result and the folder that holds it. */
  void add(RunResult result, Optional<Path> folder) {
    results.add(result);
    if (!json) {
      out.print((results.size() == 1 ? "" : "\n") + RunText.of(result, text(folder)));
      out.flush();
    }
  }

  /** Whether all figures may be used. */
  boolean isAllValid() {
    return results.stream().allMatch(RunResult::valid);
  }

  /** Prints what comes after the last result. */
  void finish(Optional<Failure> failure) {
    if (json) {
      out.print(RunJson.write(results, RunSummaries.of(results), failure.map(Failure::problem)));
    } else if (results.size() > 1) {
      out.print("\n" + SummaryText.of(RunSummaries.of(results)));
    }
    out.flush();
  }

  @SuppressWarnings("NullAway") // the callee takes null
  private static String text(Optional<Path> folder) {
    return folder.map(Path::toString).orElse(null);
  }
}
