package io.nasreplay.engine.plan;

import io.nasreplay.engine.api.FileSet;
import io.nasreplay.engine.content.ContentIds;
import io.nasreplay.results.model.TraceFacts;
import io.nasreplay.traces.profile.TraceProfile;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A trace, checked in full and compiled: what is replayed. Immutable and thread-safe. Its records
 * lie in a mapped temporary file, which goes away with {@link #close} and with the process; no
 * cursor may be used after closing.
 */
public final class Plan implements AutoCloseable {
  private final StepFile file;
  private final TraceProfile profile;
  private final TraceFacts facts;
  private final FileSet fileSet;
  private final List<PlannedStream> streams;
  private final ContentIds ids;
  private final Waits waits;
  private final @Nullable String[] finalPaths;
  private final int slots;
  private final long implicitOpens;

  Plan(
      StepFile file,
      String name,
      TraceProfile profile,
      Files files,
      List<PlannedStream> streams,
      ContentIds ids,
      Waits waits,
      RowCompiler rows) {
    this.file = file;
    this.profile = profile;
    this.facts = facts(name, profile);
    this.fileSet = files.fileSet(ids);
    this.streams = List.copyOf(streams);
    this.ids = ids;
    this.waits = waits;
    this.finalPaths = files.finalPaths();
    this.slots = rows.slots();
    this.implicitOpens = rows.implicitOpens().count();
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
    return ids.paths().size();
  }

  /** The path with a number, 0 to {@link #paths} - 1. */
  public String path(int number) {
    return ids.pathOf(number);
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
    return implicitOpens;
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

  @Override
  public void close() {
    file.close();
  }

  private static TraceFacts facts(String name, TraceProfile profile) {
    return new TraceFacts(
        name,
        profile.digest(),
        profile.operations(),
        profile.bytesRead(),
        profile.bytesWritten(),
        profile.streams().size(),
        profile.fileSet().files(),
        profile.fileSet().bytes(),
        profile.workingSet().bytes());
  }
}
