package io.nasreplay.engine.plan;

import io.nasreplay.engine.api.FileSet;
import io.nasreplay.engine.content.ContentIds;
import io.nasreplay.results.model.TraceFacts;
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
  private final TraceFacts facts;
  private final FileSet fileSet;
  private final List<PlannedStream> streams;
  private final ContentIds ids;
  private final Waits waits;
  private final @Nullable String[] finalPaths;
  private final int slots;
  private final long implicitOpens;
  private final long growthBytes;
  private final long entries;

  Plan(
      StepFile file,
      TraceFacts facts,
      Files files,
      List<PlannedStream> streams,
      ContentIds ids,
      Waits waits,
      RowCompiler rows) {
    this.file = file;
    this.facts = facts;
    this.fileSet = files.fileSet(ids);
    this.streams = List.copyOf(streams);
    this.ids = ids;
    this.waits = waits;
    this.finalPaths = files.finalPaths();
    this.slots = rows.slots();
    this.implicitOpens = rows.implicitOpens().count();
    this.growthBytes = Math.max(0, files.mostBytes() - fileSet.totalBytes());
    this.entries = files.mostEntries();
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
    return ids.size();
  }

  /** The path with a number, 0 to {@link #paths} - 1. */
  public String path(int number) {
    return ids.pathOf(number);
  }

  /** How many places for open files the replay needs. */
  public int slots() {
    return slots;
  }

  /** How many files there ever are, those that operations make included. */
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

  /** How many bytes the operations may add to the file set at most. */
  public long growthBytes() {
    return growthBytes;
  }

  /** The most files and directories that there are at any point. */
  public long entries() {
    return entries;
  }

  /** Threads that the streams and their depths ask for. */
  public int threadsWanted() {
    return streams.stream().filter(s -> s.steps() > 0).mapToInt(PlannedStream::depth).sum();
  }

  @Override
  public void close() {
    file.close();
  }
}
