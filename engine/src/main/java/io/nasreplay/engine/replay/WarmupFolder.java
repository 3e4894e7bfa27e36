package io.nasreplay.engine.replay;

import io.nasreplay.traces.model.TracePath;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * Where the warm-up has its files: in memory where the system has a folder there, otherwise in the
 * temporary folder. Also removes what killed runs left.
 */
final class WarmupFolder implements AutoCloseable {
  static final List<TracePath> FILES =
      List.of(new TracePath("warm-up-0"), new TracePath("warm-up-1"));

  private static final String NAME = "nasreplay-warm-up-";

  /** The folder in memory that Linux has. */
  private static final Path MEMORY = Path.of("/dev/shm");

  /** No warm-up takes this long. */
  private static final Duration ABANDONED_AFTER = Duration.ofHours(1);

  private final Path path;
  private final boolean inMemory;

  private WarmupFolder(Path path, boolean inMemory) {
    this.path = path;
    this.inMemory = inMemory;
  }

  static WarmupFolder make(Instant now) throws IOException {
    boolean inMemory = Files.isDirectory(MEMORY) && Files.isWritable(MEMORY);
    Path path =
        inMemory ? Files.createTempDirectory(MEMORY, NAME) : Files.createTempDirectory(NAME);
    Path parent = path.getParent();
    if (parent != null) {
      removeAbandoned(parent, now);
    }
    return new WarmupFolder(path, inMemory);
  }

  Path path() {
    return path;
  }

  boolean isInMemory() {
    return inMemory;
  }

  /** Removes folders of the warm-up that are old; one with anything else in it stays. */
  static void removeAbandoned(Path parent, Instant now) {
    Instant before = now.minus(ABANDONED_AFTER);
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(parent, NAME + "*")) {
      for (Path folder : folders) {
        removeIfAbandoned(folder, before);
      }
    } catch (IOException | DirectoryIteratorException e) {
      // They are in nobody's way.
      return;
    }
  }

  private static void removeIfAbandoned(Path folder, Instant before) {
    try {
      if (Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
          && Files.getLastModifiedTime(folder).toInstant().isBefore(before)) {
        remove(folder);
      }
    } catch (IOException e) {
      // Somebody else's, or gone.
      return;
    }
  }

  private static void remove(Path folder) throws IOException {
    for (TracePath file : FILES) {
      Files.deleteIfExists(folder.resolve(file.value()));
    }
    Files.deleteIfExists(folder);
  }

  @Override
  public void close() throws IOException {
    remove(path);
  }
}
