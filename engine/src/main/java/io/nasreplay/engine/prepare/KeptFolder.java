package io.nasreplay.engine.prepare;

import io.nasreplay.engine.api.FileSet;
import io.nasreplay.engine.api.FileSet.SetFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A run folder that an earlier run kept, locked by this one.
 *
 * @param folder the run folder
 * @param manifest what the earlier run left in it
 * @param lock held until the folder is taken over or given up
 */
record KeptFolder(Path folder, Manifest manifest, FolderLock lock) {
  /** The first kept folder with such a key that nobody uses. */
  static Optional<KeptFolder> find(Path target, String key) throws IOException {
    for (Path folder : RunFolderName.allOn(target)) {
      if (isKeptFor(key, ManifestText.read(folder))) {
        Optional<KeptFolder> taken = take(folder, key);
        if (taken.isPresent()) {
          return taken;
        }
      }
    }
    return Optional.empty();
  }

  /** Looks at the manifest again once nobody else can change it. */
  private static Optional<KeptFolder> take(Path folder, String key) throws IOException {
    Optional<FolderLock> lock = lock(folder);
    if (lock.isEmpty()) {
      return Optional.empty();
    }
    Optional<Manifest> manifest = ManifestText.read(folder);
    if (isKeptFor(key, manifest)) {
      return Optional.of(new KeptFolder(folder, manifest.orElseThrow(), lock.get()));
    }
    lock.get().close();
    return Optional.empty();
  }

  private static Optional<FolderLock> lock(Path folder) {
    try {
      return FolderLock.takeExisting(folder);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  static long reusableBytes(Path target, FileSet set, String key) throws IOException {
    for (Path folder : RunFolderName.allOn(target)) {
      Optional<Manifest> manifest = ManifestText.read(folder);
      if (isKeptFor(key, manifest)) {
        return sizeOfUnchanged(folder.resolve(RunFolderName.FILES), manifest.orElseThrow());
      }
    }
    return 0;
  }

  /**
   * Removes what the earlier trace changed or made, and what is damaged.
   *
   * @return the paths of the files that can be used as they are; empty when foreign entries are in
   *     the way, so that another folder has to be made
   */
  Optional<Set<String>> reduceToIntact(ContentSample sample) {
    Map<String, SetFile> files = manifest.filesByPath();
    Set<String> directories = Set.copyOf(manifest.directories());
    Set<String> intact = new HashSet<>();
    TreeRemoval removal =
        new TreeRemoval(
            folder.resolve(RunFolderName.FILES),
            manifest.paths(),
            (name, attributes) ->
                attributes.isDirectory()
                    ? directories.contains(name)
                    : isIntact(files.get(name), name, attributes, sample) && intact.add(name),
            done -> {});
    removal.run();
    return removal.leftAlone().isEmpty() ? Optional.of(intact) : Optional.empty();
  }

  private boolean isIntact(
      @Nullable SetFile file, String name, BasicFileAttributes attributes, ContentSample sample) {
    return file != null
        && !file.changes()
        && attributes.size() == file.lengthBytes()
        && attributes.lastModifiedTime().equals(manifest.keptTimes().get(name))
        && sample.matches(name, file);
  }

  private static boolean isKeptFor(String key, Optional<Manifest> manifest) {
    return manifest
        .filter(m -> m.state() == Manifest.State.KEPT && m.key().equals(key))
        .isPresent();
  }

  private static long sizeOfUnchanged(Path files, Manifest manifest) throws IOException {
    long bytes = 0;
    for (SetFile file : manifest.files()) {
      Path path = files.resolve(file.path());
      boolean there =
          Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)
              && Files.size(path) == file.lengthBytes();
      bytes += there ? file.lengthBytes() : 0;
    }
    return bytes;
  }
}
