package io.nasreplay.engine.prepare;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.stream.Stream;

/**
 * Removes one run folder: the files first, the manifest that proves them last, so that a removal
 * that is cut short can be taken up again.
 */
final class FolderRemoval {
  /** In the order of their removal. */
  private static final List<String> OWN_FILES =
      List.of(RunFolderName.LOCK, ManifestText.DRAFT_NAME, Manifest.FILE_NAME);

  private final Path folder;
  private final LongConsumer progress;
  private final List<LeftAlone> leftAlone = new ArrayList<>();
  private long removedFiles;

  FolderRemoval(Path folder, LongConsumer progress) {
    this.folder = folder;
    this.progress = progress;
  }

  /** Removes what the manifest lists, gives up the lock, and returns what is left. */
  List<LeftAlone> removeLocked(Manifest manifest, FolderLock lock) {
    removeFiles(manifest);
    try {
      lock.close();
    } catch (IOException e) {
      leave(FolderLock.fileIn(folder), e);
    }
    return removeEmptied();
  }

  /** Removes what the manifest lists where no lock file is left, and returns what is left. */
  List<LeftAlone> removeUnlocked(Manifest manifest) {
    removeFiles(manifest);
    return removeEmptied();
  }

  /**
   * Removes a folder whose manifest was never finished: nothing of the file set can be in it yet.
   */
  List<LeftAlone> removeUnfinished() {
    return removeEmptied();
  }

  /** How many of the listed files and directories were removed. */
  long removedFiles() {
    return removedFiles;
  }

  private void removeFiles(Manifest manifest) {
    Path files = folder.resolve(RunFolderName.FILES);
    if (!Files.isDirectory(files, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    TreeRemoval removal =
        new TreeRemoval(files, manifest.paths(), (name, attributes) -> false, progress);
    removedFiles = removal.run();
    leftAlone.addAll(removal.leftAlone());
    if (leftAlone.isEmpty()) {
      delete(files);
    }
  }

  private List<LeftAlone> removeEmptied() {
    if (leftAlone.isEmpty() && holdsOnly(OWN_FILES)) {
      OWN_FILES.forEach(name -> deleteOurs(folder.resolve(name)));
    }
    if (leftAlone.isEmpty()) {
      delete(folder);
    }
    return List.copyOf(leftAlone);
  }

  private boolean holdsOnly(List<String> names) {
    try (Stream<Path> entries = Files.list(folder)) {
      entries
          .filter(entry -> !names.contains(entry.getFileName().toString()))
          .forEach(entry -> leftAlone.add(new LeftAlone(entry, "no manifest lists it")));
    } catch (IOException e) {
      leave(folder, e);
    }
    return leftAlone.isEmpty();
  }

  private void deleteOurs(Path file) {
    try {
      if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
        return;
      }
      boolean ours =
          Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) && ManifestText.isOurs(file);
      if (ours) {
        Files.deleteIfExists(file);
      } else {
        leftAlone.add(new LeftAlone(file, "not made by nasreplay"));
      }
    } catch (IOException e) {
      leave(file, e);
    }
  }

  private void delete(Path path) {
    try {
      Files.delete(path);
    } catch (NoSuchFileException e) {
      progress.accept(removedFiles);
    } catch (DirectoryNotEmptyException e) {
      leftAlone.add(new LeftAlone(path, "not empty"));
    } catch (IOException e) {
      leave(path, e);
    }
  }

  private void leave(Path path, IOException error) {
    leftAlone.add(new LeftAlone(path, LeftAlone.FAILED + error.getMessage()));
  }
}
