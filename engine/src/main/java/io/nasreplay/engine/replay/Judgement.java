package io.nasreplay.engine.replay;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.measure.OperationLogs;
import io.nasreplay.engine.plan.Plan;
import io.nasreplay.results.model.CacheEvidence;
import io.nasreplay.results.model.ReplayFacts;
import io.nasreplay.results.quantity.Quantities;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Whether a run's figures may be used, and what their reader must know. */
final class Judgement {
  private final Plan plan;
  private final ReplayOptions options;
  private final CacheEvidence cache;

  Judgement(Plan plan, ReplayOptions options, CacheEvidence cache) {
    this.plan = plan;
    this.options = options;
    this.cache = cache;
  }

  /**
   * Why the figures may not be used: the replay ended early, an operation failed that was not
   * expected to, or something that was written could not be made durable.
   */
  List<String> reasons(Timed timed, ReplayFacts facts) {
    List<String> reasons = new ArrayList<>(timed.problems());
    if (facts.failedOperations() > 0) {
      reasons.add(facts.failedOperations() + " of " + facts.operations() + " operations failed");
    }
    if (facts.timeLimited() && facts.operations() == 0) {
      reasons.add("no operation was issued within the time limit");
    }
    if (!facts.completed() && !facts.timeLimited() && timed.problems().isEmpty()) {
      reasons.add(
          facts.operations() + " of " + plan.facts().operations() + " operations were issued");
    }
    return reasons;
  }

  /** What a reader of the figures must know. */
  List<String> notes(Timed timed, ReplayFacts facts) {
    List<String> notes = new ArrayList<>();
    if (plan.facts().quick()) {
      notes.add("quick: made small for trying out; not comparable with other results");
    }
    options.timeLimit().ifPresent(limit -> notes.add(end(facts, limit)));
    if (cache.aboveWire()) {
      notes.add("above the wire: " + cache.verdicts().get(0));
    }
    noteCache(notes);
    if (timed.threads() < plan.threadsWanted()) {
      notes.add(
          "threads: "
              + timed.threads()
              + " instead of "
              + plan.threadsWanted()
              + "; fewer operations were in flight at once than the trace says");
    }
    if (plan.implicitOpens() > 0) {
      notes.add(
          "files opened outside the timing because the trace does not open them: "
              + plan.implicitOpens());
    }
    if (plan.hasTimes() && !options.timing().keepsTimes()) {
      notes.add(
          "the trace has times; timing asap does not keep them (--timing timed or think does)");
    }
    new BackwardTimes(plan, options.timing()).note().ifPresent(notes::add);
    long copiedBytes = timed.measurements().bytesCopied();
    if (copiedBytes > 0) {
      notes.add("bytes moved by copy operations, not part of the throughput: " + copiedBytes);
    }
    long outOfRange = timed.measurements().latenciesOutOfRange();
    if (outOfRange > 0) {
      notes.add("latencies above 24 hours, not part of the statistics: " + outOfRange);
    }
    timed.logs().flatMap(OperationLogs::failure).ifPresent(notes::add);
    return notes;
  }

  private String end(ReplayFacts facts, Duration limit) {
    String seconds = Quantities.duration(limit.toNanos() / 1e9);
    if (facts.completed()) {
      return "the trace ended before its time limit of " + seconds;
    }
    String issued = facts.operations() + " of " + plan.facts().operations() + " operations";
    return (facts.timeLimited() ? "ended by its time limit of " : "ended before its time limit of ")
        + seconds
        + ": "
        + issued
        + " were issued";
  }

  private void noteCache(List<String> notes) {
    if (options.cacheMode() == CacheMode.OS) {
      notes.add("client cache not kept out: in mode os the figure may be that of client memory");
      return;
    }
    if (plan.fileSet().totalBytes() > 0 && !cache.evicted().equals("yes")) {
      notes.add("the file set was not evicted from the client's cache: " + cache.evicted());
    }
    if (cache.verified().startsWith("no:")) {
      notes.add("client cache not kept out: " + cache.verified().substring("no: ".length()));
    }
    if (!cache.accepted()) {
      notes.add(
          "mode "
              + cache.requested()
              + " was not had everywhere: "
              + cache.fallbacks().size()
              + " files fell back, "
              + cache.unalignedOperations()
              + " operations were not aligned");
    }
  }
}
