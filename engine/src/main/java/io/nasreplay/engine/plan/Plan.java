package io.nasreplay.engine.plan;

import io.nasreplay.engine.api.FileSet;
import io.nasreplay.results.model.TraceFacts;
import io.nasreplay.traces.profile.TraceProfile;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A trace, checked in full and compiled: what is replayed. Immutable and thread-safe. Its records
 * lie in a mapped file: a temporary one, which goes away with {@link #close} and with the process,
 * or one of a {@link PlanCache}, which stays. No cursor may be used after closing.
 */
public final class Plan implements AutoCloseable {
  /**
   * What a trace says about itself that results repeat.
   *
   * @param name what results call it
   * @param quick whether it was made small for trying out
   */
  record Label(String name, boolean quick) {}

  private final Runnable release;
  private final PlanRecords records;
  private final TraceProfile profile;
  private final TraceFacts facts;
  private final FileSet fileSet;
  private final List<PlannedStream> streams;
  private final List<String> paths;
  private final Waits waits;
  private final @Nullable String[] finalPaths;
  private final int slots;

  Plan(
      Runnable release,
      PlanRecords records,
      Label label,
      TraceProfile profile,
      FileSet fileSet,
      List<PlannedStream> streams,
      List<String> paths,
      Waits waits,
      @Nullable String[] finalPaths,
      int slots) {
    this.release = release;
    this.records = records;
    this.profile = profile;
    this.facts = facts(label, profile);
    this.fileSet = fileSet;
    this.streams = List.copyOf(streams);
    this.paths = List.copyOf(paths);
    this.waits = waits;
    this.finalPaths = finalPaths;
    this.slots = slots;
  }

  /** What the trace is and holds. */
  public TraceFacts facts() {
    return facts;
  }

  /** What must exist before the replay. */
  public FileSet fileSet() {
    return fileSet;
  }

  /** All streams, in the order in which the trace first names them. */
  public List<PlannedStream> streams() {
    return streams;
  }

  /** What steps wait for in other streams. */
  public Waits waits() {
    return waits;
  }

  /** How many paths the trace names. */
  public int paths() {
    return paths.size();
  }

  /** The path with a number, 0 to {@link #paths} - 1. */
  public String path(int number) {
    return paths.get(number);
  }

  List<String> allPaths() {
    return paths;
  }

  /** How many places for open files the replay needs. */
  public int slots() {
    return slots;
  }

  /**
   * How many files there ever are: those of the file set first, in its order, then those that
   * operations make.
   */
  public int files() {
    return finalPaths.length;
  }

  /** What a file is called when the trace has ended; empty when it has been removed. */
  public Optional<String> finalPath(int fileNumber) {
    return Optional.ofNullable(finalPaths[fileNumber]);
  }

  /** Opens that the trace leaves implicit. */
  public long implicitOpens() {
    return records.implicitAccess().length;
  }

  /** What the trace consists of. */
  public TraceProfile profile() {
    return profile;
  }

  /** Whether the trace says when operations are due. */
  public boolean hasTimes() {
    return profile.scheduledMicros().isPresent();
  }

  /** Threads that the streams and their depths ask for. */
  public int threadsWanted() {
    return streams.stream().filter(s -> s.steps() > 0).mapToInt(PlannedStream::depth).sum();
  }

  /** All records, and what only they refer to. */
  PlanRecords records() {
    return records;
  }

  @Override
  public void close() {
    release.run();
  }

  private static TraceFacts facts(Label label, TraceProfile profile) {
    return new TraceFacts(
        label.name(),
        profile.digest(),
        profile.operations(),
        profile.bytesRead(),
        profile.bytesWritten(),
        profile.streams().size(),
        profile.fileSet().files(),
        profile.fileSet().bytes(),
        profile.workingSet().bytes(),
        label.quick());
  }
}
