package io.nasreplay.results.text;

import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.model.TraceFacts;
import io.nasreplay.results.quantity.Quantities;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One run as a page of text: what was replayed where, whether the figures may be used, the score
 * and what it covers, then the details. At most {@value Page#WIDTH} columns, line feeds at line
 * ends, the same in every locale. Stateless and thread-safe.
 */
public final class RunText {
  private RunText() {}

  /**
   * The page.
   *
   * @param result the run
   * @param writtenTo the folder that holds the result; null when it was not written
   */
  public static String of(RunResult result, @Nullable String writtenTo) {
    Page page = new Page();
    heading(page, result);
    verdict(page, result);
    ScoreSection.print(page, result);
    PacingSection.print(page, result);
    OperationSections.print(page, result);
    PacingSection.printDetails(page, result);
    CacheSection.print(page, result);
    result.verification().ifPresent(found -> ContentSection.print(page, found));
    PhaseSection.print(page, result);
    if (writtenTo != null) {
      page.gap();
      page.fact("Written to", writtenTo);
    }
    return page.text();
  }

  private static void heading(Page page, RunResult result) {
    TraceFacts trace = result.trace();
    page.fact(
        "Trace",
        trace.name()
            + ": "
            + Quantities.count(trace.operations(), "operation")
            + " in "
            + Quantities.count(trace.streams(), "stream")
            + ", file set "
            + Quantities.count(trace.fileSetFiles(), "file")
            + " of "
            + Quantities.binarySize(trace.fileSetBytes()));
    page.fact("Digest", "SHA-256 " + trace.digest());
    page.fact("Started", result.replay().startedAt() + " by " + result.tool());
    EnvironmentSection.print(page, result.environment());
    page.fact("Options", options(result));
    if (!result.labels().isEmpty()) {
      page.fact("Labels", labels(result.labels()));
    }
  }

  private static void verdict(Page page, RunResult result) {
    page.gap();
    if (result.valid()) {
      page.fact("Verdict", "VALID");
    } else {
      page.fact("Verdict", "INVALID: these figures must not be used");
      result.reasons().forEach(page::item);
    }
    result.notes().forEach(note -> page.item("Note: " + note));
  }

  private static String options(RunResult result) {
    var options = result.options();
    String threads = Quantities.count(options.threads(), "thread");
    if (options.threads() != options.threadsWanted()) {
      threads += " of " + Quantities.count(options.threadsWanted()) + " that the trace asks for";
    }
    if (options.threads() > 0) {
      threads += ", through " + options.ioPath();
    }
    Double limit = options.timeLimitSeconds();
    return String.join(
        ", ",
        "cache " + options.cache(),
        "timing " + options.timing() + (options.speed() == 1 ? "" : " at speed " + options.speed()),
        threads + (limit == null ? "" : ", time limit " + Quantities.duration(limit)),
        "data " + options.data(),
        "seed " + options.seed());
  }

  private static String labels(Map<String, String> labels) {
    return String.join(
        ", ",
        labels.entrySet().stream().map(label -> label.getKey() + "=" + label.getValue()).toList());
  }
}
