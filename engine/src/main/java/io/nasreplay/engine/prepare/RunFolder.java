package io.nasreplay.engine.prepare;

import io.nasreplay.engine.api.FileSet.SetFile;
import io.nasreplay.engine.api.Phase;
import io.nasreplay.engine.api.RunListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A run folder in use by this run. Ends in one of three ways: {@link #clean} removes it, {@link
 * #keep} leaves it for the next run, and {@link #close} alone leaves it as it is, to be removed by
 * {@link Leftovers}. Used by one thread at a time.
 */
public final class RunFolder implements AutoCloseable {
  private final Path folder;
  private final Manifest manifest;
  private final FolderLock lock;
  private String note = "made";
  private long bytesMade;

  RunFolder(Path folder, Manifest manifest, FolderLock lock) {
    this.folder = folder;
    this.manifest = manifest;
    this.lock = lock;
  }

  /** Where the trace's paths start from. */
  public Path files() {
    return folder.resolve(RunFolderName.FILES);
  }

  /** What preparing did, for the result: "made 2 files" or "reused 1 of 2 files". */
  public String note() {
    return note;
  }

  /** The bytes of content that were written to prepare it. */
  public long bytesMade() {
    return bytesMade;
  }

  /**
   * Removes what nasreplay made, and the folder when nothing else is in it. What is left is told to
   * the listener; errors never escape, since the run's result must be written whatever happens.
   */
  public void clean(RunListener listener) {
    listener.phaseStarted(Phase.CLEAN, manifest.paths().size(), "files");
    List<LeftAlone> leftAlone =
        new FolderRemoval(folder, done -> listener.phaseProgressed(Phase.CLEAN, done))
            .removeLocked(manifest, lock);
    leftAlone.forEach(left -> listener.warned("left on the target: " + left));
    listener.phaseEnded(Phase.CLEAN);
  }

  /**
   * What tells this folder on its file system from any other that may stand in its place later;
   * empty when it is not there, or where the file system has nothing of the kind.
   */
  public Optional<Object> identity() {
    try {
      return Optional.ofNullable(
          Files.readAttributes(files(), BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
              .fileKey());
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /**
   * Keeps nothing on the target open while an action runs, so that the action may unmount and mount
   * it again. Other runs still take the folder as in use.
   *
   * @throws IOException when the folder is not there, or not ours, afterwards
   */
  public void lendDuring(Runnable action) throws IOException {
    lock.suspend();
    try {
      action.run();
    } finally {
      lock.resume();
    }
  }

  /** Leaves the files for the next run on this target that needs the same ones. */
  public void keep() throws IOException {
    ManifestText.write(folder, manifest.kept(timesOfUnchanged()));
    close();
  }

  /** Files that somebody changes from now on will have another time. */
  private Map<String, FileTime> timesOfUnchanged() throws IOException {
    Map<String, FileTime> times = new LinkedHashMap<>();
    for (SetFile file : manifest.files()) {
      if (!file.changes()) {
        Path path = files().resolve(file.path());
        times.put(file.path(), Files.getLastModifiedTime(path, LinkOption.NOFOLLOW_LINKS));
      }
    }
    return times;
  }

  /** Gives the folder up without removing anything. */
  @Override
  public void close() throws IOException {
    lock.close();
  }

  void prepared(String how, long madeBytes) {
    note = how;
    bytesMade = madeBytes;
  }
}
