package io.nasreplay.results.compare;

import io.nasreplay.results.SampleResults;
import io.nasreplay.results.model.EffectiveOptions;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.model.TraceFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Runs for comparisons. */
public final class SampleRuns {
  public static final String DIGEST = SampleResults.DIGEST;
  public static final String OTHER_DIGEST = "0".repeat(64);

  private SampleRuns() {}

  /** Valid runs of one test on one target with these scores in MB/s. */
  public static List<RecordedRun> runs(String test, String target, double... megabytes) {
    List<RecordedRun> runs = new ArrayList<>();
    for (double score : megabytes) {
      runs.add(run(test, target, SampleResults.scored(DIGEST, score * 1e6, true)));
    }
    return runs;
  }

  public static RecordedRun run(String test, String target, RunResult result) {
    return new RecordedRun(test, target, "results/" + target + "/run", result);
  }

  public static RecordedRun scored(String test, String target, String digest, double megabytes) {
    return run(test, target, SampleResults.scored(digest, megabytes * 1e6, true));
  }

  public static RecordedRun labelled(String test, double megabytes, Map<String, String> labels) {
    RunResult result = SampleResults.scored(DIGEST, megabytes * 1e6, true);
    return run(test, "nas", with(result, result.trace(), result.options(), labels));
  }

  public static RecordedRun withCache(RecordedRun run, String cache) {
    EffectiveOptions options = run.result().options();
    return withOptions(run, cache, options.timing());
  }

  public static RecordedRun withTiming(RecordedRun run, String timing) {
    return withOptions(run, run.result().options().cache(), timing);
  }

  public static RecordedRun quick(RecordedRun run) {
    TraceFacts t = run.result().trace();
    TraceFacts quick =
        new TraceFacts(
            t.name(),
            t.digest(),
            t.operations(),
            t.bytesRead(),
            t.bytesWritten(),
            t.streams(),
            t.fileSetFiles(),
            t.fileSetBytes(),
            t.workingSetBytes(),
            true);
    return withTrace(run, quick);
  }

  public static RecordedRun withStreams(RecordedRun run, int streams) {
    TraceFacts t = run.result().trace();
    return withTrace(
        run,
        new TraceFacts(
            t.name(),
            t.digest(),
            t.operations(),
            t.bytesRead(),
            t.bytesWritten(),
            streams,
            t.fileSetFiles(),
            t.fileSetBytes(),
            t.workingSetBytes(),
            t.quick()));
  }

  private static RecordedRun withTrace(RecordedRun run, TraceFacts trace) {
    RunResult result = run.result();
    RunResult changed = with(result, trace, result.options(), result.labels());
    return new RecordedRun(run.test(), run.target(), run.source(), changed);
  }

  private static RecordedRun withOptions(RecordedRun run, String cache, String timing) {
    RunResult result = run.result();
    EffectiveOptions o = result.options();
    EffectiveOptions options =
        new EffectiveOptions(
            cache,
            timing,
            o.speed(),
            o.threads(),
            o.threadsWanted(),
            o.data(),
            o.verify(),
            o.keep(),
            o.maxErrors(),
            o.timeLimitSeconds(),
            o.seed(),
            o.writeSeed(),
            o.ioPath());
    RunResult changed = with(result, result.trace(), options, result.labels());
    return new RecordedRun(run.test(), run.target(), run.source(), changed);
  }

  private static RunResult with(
      RunResult r, TraceFacts trace, EffectiveOptions options, Map<String, String> labels) {
    return new RunResult(
        r.schema(),
        r.tool(),
        r.valid(),
        r.reasons(),
        r.notes(),
        trace,
        options,
        labels,
        r.phases(),
        r.replay(),
        r.throughput(),
        r.pacing(),
        r.operations(),
        r.streams(),
        r.series(),
        r.errors(),
        r.cache(),
        r.verification(),
        r.environment());
  }
}
