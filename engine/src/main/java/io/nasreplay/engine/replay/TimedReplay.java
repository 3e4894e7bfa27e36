package io.nasreplay.engine.replay;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.api.ReplayTiming;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.content.Content;
import io.nasreplay.engine.measure.FailureLog;
import io.nasreplay.engine.measure.LaneLog;
import io.nasreplay.engine.measure.LaneMeter;
import io.nasreplay.engine.measure.Measurements;
import io.nasreplay.engine.measure.OperationLogFile;
import io.nasreplay.engine.measure.OperationLogs;
import io.nasreplay.engine.measure.PaceMeter;
import io.nasreplay.engine.measure.PlateauEdges;
import io.nasreplay.engine.pace.DeadlineWait;
import io.nasreplay.engine.pace.Pacer;
import io.nasreplay.engine.plan.Plan;
import io.nasreplay.engine.plan.PlannedStream;
import io.nasreplay.engine.target.OpenMode;
import io.nasreplay.engine.target.Target;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The timed part of a run: from the start barrier to the last durable byte. Used once. */
final class TimedReplay {
  private final Shared shared;
  private final LanePlacement placement;
  private final LaneMemory.Source memory;
  private final Timing timing;
  private final StopSignal signal;
  private final TrafficWatch watch;
  private final FlushPhase flush;
  private final PhaseReport report;
  private final List<Lane> lanes = new ArrayList<>();
  private final List<Worker> workers = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();
  private final @Nullable ReplayTiming paced;
  private final @Nullable OperationLogs logs;
  private final @Nullable OperationLogFile logFile;
  private boolean stuck;

  TimedReplay(
      Plan plan,
      Target target,
      Content content,
      ReplayOptions options,
      Timing timing,
      RunListener listener,
      StopSignal signal,
      TrafficWatch watch) {
    this.placement = LanePlacement.of(plan.streams(), options.threads());
    this.memory = LaneMemory.source(content, placement);
    this.timing = timing;
    this.signal = signal;
    this.shared = share(plan, target, options, timing, placement);
    this.watch = watch;
    this.flush = new FlushPhase(shared, placement.threads(), watch);
    this.report = new PhaseReport(listener, flush, lanes);
    this.paced = options.timing().keepsTimes() ? options.timing() : null;
    this.logFile = options.logOperations() ? OperationLogFile.create() : null;
    this.logs = logFile == null ? null : new OperationLogs(logFile, plan::path);
    makeWorkers();
  }

  /**
   * Replays, flushes and closes. Blocks until done or stopped, and never without limit for a thread
   * that does not stop.
   */
  Timed run() {
    Crew crew = Crew.assemble(workers, timing.threads(), shared.stop());
    report.replayStarts(shared.plan());
    watch.clockStarts();
    Instant startedAt = timing.clock().wallClock();
    long startNanos = timing.clock().nanos();
    shared.stop().begin(startNanos);
    lanes.forEach(lane -> lane.begin(startNanos));
    crew.open();
    watch(crew, report::progressed);
    watch.ended();
    if (shared.stop().isEnding() && !stuck) {
      endAllStreams();
    }
    long lastEndNanos =
        lanes.stream().mapToLong(lane -> lane.meter().lastEndNanos()).reduce(startNanos, Math::max);
    long flushEndNanos = endFlush(lastEndNanos);
    report.ended();
    return result(startedAt, startNanos, lastEndNanos, flushEndNanos);
  }

  private Timed result(Instant startedAt, long startNanos, long lastEndNanos, long flushEndNanos) {
    shared.stop().reason().ifPresent(reason -> problems.add(0, "ended early: " + reason));
    Measurements measurements =
        new Measurements(lanes.stream().map(Lane::meter).toList(), shared.edges());
    return new Timed(
        startedAt,
        startNanos,
        lastEndNanos,
        flushEndNanos,
        placement.threads(),
        shared.target().ioPath(shared.mode()),
        measurements,
        shared.failures(),
        shared.cacheNotes(),
        lanes.stream().mapToLong(Lane::unaligned).sum(),
        Optional.ofNullable(logs),
        problems,
        shared.stop().isEnding() && !shared.stop().isStopped(),
        stuck);
  }

  /** Gives the time of the last durable byte, then closes what needed no flush. */
  private long endFlush(long lastEndNanos) {
    FileTasks flushed = flush.begun();
    if (flushed == null) {
      return lastEndNanos;
    }
    long endNanos = flushed.endNanos(lastEndNanos);
    problems.addAll(flushed.failures());
    if (!stuck) {
      closeOthers(flush.afterwards());
    }
    if (stuck) {
      problems.add("a file could not be flushed or closed in time");
    }
    return endNanos;
  }

  private void closeOthers(FileTasks others) {
    int threads = Math.min(others.count(), placement.threads());
    List<FileTasks> bodies = Collections.nCopies(threads, others);
    Crew crew = Crew.assemble(bodies, timing.threads(), shared.stop());
    crew.open();
    watch(crew, () -> {});
    problems.addAll(others.failures());
  }

  private void watch(Crew crew, Runnable progress) {
    Watchdog watchdog =
        new Watchdog(signal, shared.stop(), timing.clock(), timing.grace().toNanos());
    while (!crew.await(untilNextLook())) {
      shared.stop().passed(timing.clock().nanos());
      progress.run();
      if (watchdog.givesUp()) {
        stuck = true;
        flush.abandon();
        workers.forEach(worker -> worker.stuckIn(timing.clock()).ifPresent(problems::add));
        return;
      }
    }
    progress.run();
  }

  /** A tick, or less when the time limit comes before its end. */
  private Duration untilNextLook() {
    long leftNanos = shared.stop().leftNanos(timing.clock().nanos());
    long tickNanos = timing.tick().toNanos();
    return Duration.ofNanos(leftNanos > 0 ? Math.min(leftNanos, tickNanos) : tickNanos);
  }

  /** The lanes that the time limit kept from their last operations have ended all the same. */
  private void endAllStreams() {
    for (Lane lane : lanes) {
      if (lane.meter().operations() > 0) {
        shared.edges().laneEnded(lane.stream().index(), lane.meter().lastEndNanos());
      }
    }
    placement.streams().forEach(stream -> shared.edges().finished(stream.index()));
  }

  private void makeWorkers() {
    List<List<Lane>> perThread = new ArrayList<>();
    for (int i = 0; i < placement.threads(); i++) {
      perThread.add(new ArrayList<>(1));
    }
    int thread = 0;
    for (int i = 0; i < placement.streams().size(); i++) {
      List<Lane> made = makeLanes(placement.streams().get(i), placement.lanes().get(i));
      for (Lane lane : made) {
        perThread.get(thread % placement.threads()).add(lane);
        thread++;
      }
      lanes.addAll(made);
    }
    for (int i = 0; i < perThread.size(); i++) {
      workers.add(new Worker(i, perThread.get(i), idling(), shared.stop(), flush));
    }
  }

  private Idling idling() {
    DeadlineWait wait =
        paced == null
            ? null
            : new DeadlineWait(
                timing.clock(), timing.sleeper(), timing.spinning(), shared.stop()::isEnding);
    return new Idling(timing.clock(), timing.sleeper(), wait);
  }

  private List<Lane> makeLanes(PlannedStream stream, int count) {
    List<Lane> made = new ArrayList<>(count);
    List<LaneLog> laneLogs = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      LaneLog log = logFile == null ? null : new LaneLog(logFile);
      if (log != null) {
        laneLogs.add(log);
      }
      PaceMeter pace = paced == null ? null : new PaceMeter(stream.kinds());
      LaneMeter meter = new LaneMeter(stream.index(), stream.kinds(), shared.edges(), log, pace);
      Pacer pacer = paced == null ? null : new Pacer(paced);
      made.add(new Lane(shared, stream, i, count == 1, meter, memory.of(stream), pacer));
    }
    if (logs != null) {
      logs.add(stream.id(), laneLogs);
    }
    return made;
  }

  private static Shared share(
      Plan plan, Target target, ReplayOptions options, Timing timing, LanePlacement placement) {
    StreamProgress[] progress = new StreamProgress[plan.streams().size()];
    for (int i = 0; i < placement.streams().size(); i++) {
      progress[placement.streams().get(i).index()] = new StreamProgress(placement.lanes().get(i));
    }
    int active = placement.streams().size();
    return new Shared(
        plan,
        target,
        new Locations(plan, target),
        openMode(options.cacheMode()),
        timing.clock(),
        timing.sleeper(),
        new OpenFiles(plan.slots(), plan.files()),
        progress,
        new Meeting(active),
        new PlateauEdges(plan.streams().size(), active),
        new FailureLog(),
        options.maxErrors(),
        new CacheNotes(),
        new RunStop(options.timeLimit()));
  }

  private static OpenMode openMode(CacheMode mode) {
    return switch (mode) {
      case FLUSH, OS -> OpenMode.BUFFERED;
      case SYNC -> OpenMode.SYNC;
      case DIRECT -> OpenMode.DIRECT;
    };
  }
}
