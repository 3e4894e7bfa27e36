package io.nasreplay.engine.prepare;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.LongConsumer;

/**
 * Walks a folder and removes what stands in a list. Files that are not in it, links and other
 * special files are left; links are never followed, so that nothing outside is reached.
 */
final class TreeRemoval {
  private final Path root;
  private final Set<String> ours;
  private final BiPredicate<String, BasicFileAttributes> kept;
  private final LongConsumer progress;
  private final List<LeftAlone> leftAlone = new ArrayList<>();
  private long removed;

  /**
   * @param root the folder that the listed paths start from; stays itself
   * @param ours the paths that may be removed
   * @param kept of these, what stays nevertheless
   * @param progress hears how many have been removed so far
   */
  TreeRemoval(
      Path root,
      Set<String> ours,
      BiPredicate<String, BasicFileAttributes> kept,
      LongConsumer progress) {
    this.root = root;
    this.ours = ours;
    this.kept = kept;
    this.progress = progress;
  }

  /** Does it, and returns how many files and directories were removed. */
  long run() {
    clear(root, "");
    return removed;
  }

  /** What was met and not removed, apart from what was kept. */
  List<LeftAlone> leftAlone() {
    return List.copyOf(leftAlone);
  }

  private void clear(Path directory, String prefix) {
    try {
      for (Path entry : entriesOf(directory)) {
        visit(entry, prefix + entry.getFileName());
      }
    } catch (IOException e) {
      leave(directory, e);
    }
  }

  private void visit(Path entry, String name) {
    try {
      BasicFileAttributes attributes =
          Files.readAttributes(entry, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
      boolean ordinary = attributes.isDirectory() || attributes.isRegularFile();
      if (!ours.contains(name)) {
        leftAlone.add(new LeftAlone(entry, "not made by nasreplay"));
      } else if (!ordinary) {
        leftAlone.add(new LeftAlone(entry, "a link or special file; nasreplay makes none"));
      } else {
        visitOurs(entry, name, attributes);
      }
    } catch (IOException e) {
      leave(entry, e);
    }
  }

  private void visitOurs(Path entry, String name, BasicFileAttributes attributes)
      throws IOException {
    if (attributes.isDirectory()) {
      clear(entry, name + "/");
    }
    if (!kept.test(name, attributes)) {
      remove(entry);
    }
  }

  private void remove(Path entry) throws IOException {
    try {
      Files.delete(entry);
      progress.accept(++removed);
    } catch (DirectoryNotEmptyException e) {
      leftAlone.add(new LeftAlone(entry, "not empty"));
    }
  }

  private void leave(Path path, IOException error) {
    leftAlone.add(new LeftAlone(path, LeftAlone.FAILED + error.getMessage()));
  }

  /** Read to its end before anything is removed: some file systems skip entries otherwise. */
  private static List<Path> entriesOf(Path directory) throws IOException {
    List<Path> entries = new ArrayList<>();
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(directory)) {
      stream.forEach(entries::add);
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    return entries;
  }
}
