package io.nasreplay.engine.prepare;

import io.nasreplay.engine.api.EnvironmentException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Run folders that killed runs, or runs that kept their files, have left on a target. */
public final class Leftovers {
  private final List<Path> removedFolders = new ArrayList<>();
  private final List<LeftAlone> leftAlone = new ArrayList<>();
  private long removedFiles;

  private Leftovers() {}

  /**
   * What was removed and what was not.
   *
   * @param removedFolders the run folders that are gone
   * @param removedFiles how many files and directories of traces were removed
   * @param leftAlone what was left, and why
   */
  public record Report(List<Path> removedFolders, long removedFiles, List<LeftAlone> leftAlone) {
    public Report {
      removedFolders = List.copyOf(removedFolders);
      leftAlone = List.copyOf(leftAlone);
    }
  }

  /**
   * Removes the run folders on a target that no running process holds: exactly what their manifests
   * list. Blocks until done.
   *
   * @param alsoKept whether those go too that were kept for the next run
   * @throws EnvironmentException when the target is no directory that can be read
   */
  public static Report clean(Path target, boolean alsoKept) {
    return clean(target, alsoKept, Set.of());
  }

  /**
   * As {@link #clean(Path, boolean)}, but leaves some folders alone without a word.
   *
   * @param spared some of {@link #foldersOn}
   */
  public static Report clean(Path target, boolean alsoKept, Set<Path> spared) {
    Leftovers leftovers = new Leftovers();
    foldersOn(target).stream()
        .filter(folder -> !spared.contains(folder))
        .forEach(folder -> leftovers.cleanFolder(folder, alsoKept));
    return new Report(leftovers.removedFolders, leftovers.removedFiles, leftovers.leftAlone);
  }

  /**
   * The run folders on a target, whoever made them.
   *
   * @throws EnvironmentException when the target is no directory that can be read
   */
  public static List<Path> foldersOn(Path target) {
    if (!Files.isDirectory(target)) {
      throw new EnvironmentException(
          target + " is no directory; name the directory in which runs were made");
    }
    try {
      return RunFolderName.allOn(target);
    } catch (IOException e) {
      throw new EnvironmentException(
          target + " cannot be read (" + e.getMessage() + "); check the mount and its rights", e);
    }
  }

  private void cleanFolder(Path folder, boolean alsoKept) {
    try {
      boolean hasLock = Files.exists(FolderLock.fileIn(folder), LinkOption.NOFOLLOW_LINKS);
      Optional<FolderLock> lock = FolderLock.takeExisting(folder);
      if (hasLock && lock.isEmpty()) {
        leftAlone.add(new LeftAlone(folder, "in use by a running nasreplay"));
      } else {
        cleanFree(folder, lock, alsoKept);
      }
    } catch (IOException e) {
      leftAlone.add(new LeftAlone(folder, LeftAlone.FAILED + e.getMessage()));
    }
  }

  private void cleanFree(Path folder, Optional<FolderLock> lock, boolean alsoKept)
      throws IOException {
    Optional<Manifest> manifest = ManifestText.read(folder);
    if (!alsoKept && manifest.filter(m -> m.state() == Manifest.State.KEPT).isPresent()) {
      release(lock);
      leftAlone.add(new LeftAlone(folder, "kept for the next run"));
      return;
    }
    FolderRemoval removal = new FolderRemoval(folder, done -> {});
    List<LeftAlone> left = remove(removal, manifest, lock);
    removedFiles += removal.removedFiles();
    leftAlone.addAll(left);
    if (left.isEmpty()) {
      removedFolders.add(folder);
    }
  }

  private static List<LeftAlone> remove(
      FolderRemoval removal, Optional<Manifest> manifest, Optional<FolderLock> lock)
      throws IOException {
    if (manifest.isPresent() && lock.isPresent()) {
      return removal.removeLocked(manifest.get(), lock.get());
    }
    release(lock);
    return manifest.isPresent()
        ? removal.removeUnlocked(manifest.get())
        : removal.removeUnfinished();
  }

  private static void release(Optional<FolderLock> lock) throws IOException {
    if (lock.isPresent()) {
      lock.get().close();
    }
  }
}
