package io.nasreplay.engine.environment;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.prepare.RunFolders;
import io.nasreplay.engine.tool.SystemTools;
import io.nasreplay.results.model.EnvironmentFacts;
import io.nasreplay.results.quantity.Quantities;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Looks at a target before a run. It begins at once, on a thread of its own, since a part of it
 * takes a tenth of a second and more; meanwhile the trace can be read. For use by one thread.
 */
public final class TargetInspection {
  /** Kept free beyond what the run needs: directories, and the file system's own records. */
  private static final long RESERVE_BYTES = 16L << 20;

  private final Path target;
  private final FutureTask<Surroundings> look;

  /** What does not depend on the run. */
  private record Surroundings(Place place, ClientFacts client) {}

  private TargetInspection(Path target) {
    this.target = target;
    this.look = new FutureTask<>(() -> look(target));
  }

  /** Begins to look; writes nothing, and fails only when checked. Does not block. */
  public static TargetInspection of(Path target) {
    TargetInspection inspection = new TargetInspection(target);
    Thread thread = new Thread(inspection.look, "target-inspection");
    // It may hang in a dead mount, which must not keep the program alive.
    thread.setDaemon(true);
    thread.start();
    return inspection;
  }

  /** Looks and checks in one go; see {@link #check(Requirements, CacheMode)}. */
  public static TargetReport check(Path target, Requirements needs, CacheMode mode) {
    return of(target).check(needs, mode);
  }

  /**
   * Checks that a run can succeed. Everything that can be known without writing is checked first;
   * then one file of a page is made under a hidden name that did not exist, removed at once, and
   * written to, to learn whether the target takes writes and direct I/O. Nothing is left behind.
   * Blocks, for as long as the target, the lookup of its server's name and the system's programs
   * take.
   *
   * @throws EnvironmentException when the target does not exist, is no directory, lies in a run
   *     folder, is read-only, not writable, or too small
   */
  public TargetReport check(Requirements needs, CacheMode mode) {
    requireDirectory(target);
    Surroundings found = found();
    Place place = found.place();
    requireNotInRunFolder(target, place.path());
    requireWritable(target, place);
    requireSpace(target, place.space(), needs);
    Optional<String> directRefusal = new WriteProbe(target).run();
    EnvironmentFacts facts = found.client().with(place.facts());
    return new TargetReport(
        facts,
        new Advice(place, facts, needs, mode, directRefusal).lines(),
        new Remarks(facts).lines(),
        directRefusal);
  }

  private static Surroundings look(Path target) throws IOException {
    return new Surroundings(
        Place.of(target, SystemTools.ofThisSystem()), ClientFacts.ofThisMachine());
  }

  /** The space is that of now: the look may have been a while ago. */
  private Surroundings found() {
    try {
      Surroundings looked = look.get();
      return new Surroundings(looked.place().withSpaceOfNow(), looked.client());
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException cause) {
        throw unreadable(target, cause);
      }
      throw new IllegalStateException("the look at " + target + " failed", e.getCause());
    } catch (IOException e) {
      throw unreadable(target, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new EnvironmentException(target + ": interrupted while it was looked at", e);
    }
  }

  private static void requireDirectory(Path target) {
    try {
      if (!Files.readAttributes(target, BasicFileAttributes.class).isDirectory()) {
        throw new EnvironmentException(target + " is a file; name a directory on the target");
      }
    } catch (NoSuchFileException e) {
      throw new EnvironmentException(
          target + " does not exist; make the directory, or mount the share, first", e);
    } catch (IOException e) {
      throw unreadable(target, e);
    }
  }

  private static void requireNotInRunFolder(Path target, Path real) {
    Optional<Path> runFolder = RunFolders.enclosing(real);
    if (runFolder.isPresent()) {
      throw new EnvironmentException(
          target
              + " lies in "
              + runFolder.get()
              + ", which nasreplay made for a run; name the directory above that");
    }
  }

  private static void requireWritable(Path target, Place place) {
    if (place.isReadOnly()) {
      throw new EnvironmentException(
          target
              + " is mounted read-only at "
              + place.mounted().mount().mountPoint()
              + "; mount it for writing");
    }
    if (!Files.isWritable(target)) {
      throw new EnvironmentException(
          target + " cannot be written by this user; change its rights or name another directory");
    }
  }

  private static void requireSpace(Path target, FileSystemSpace space, Requirements needs) {
    long neededBytes = saturatedSum(needs.bytes(), RESERVE_BYTES);
    boolean tellsSize = space.totalBytes() > 0;
    if (needs.bytes() > 0 && tellsSize && space.freeBytes() < neededBytes) {
      throw new EnvironmentException(
          target
              + " is too small: the run needs "
              + Quantities.binarySizeInFull(neededBytes)
              + " and "
              + Quantities.binarySizeInFull(space.freeBytes())
              + " are free; free space there, or choose a smaller size");
    }
    if (space.totalInodes() > 0 && space.freeInodes() < needs.inodes()) {
      throw new EnvironmentException(
          target
              + " has too few inodes: the run makes "
              + needs.inodes()
              + " files and directories and "
              + space.freeInodes()
              + " are free; remove files there, or name another file system");
    }
  }

  private static long saturatedSum(long a, long b) {
    return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
  }

  private static EnvironmentException unreadable(Path target, IOException error) {
    return new EnvironmentException(
        target
            + " cannot be read ("
            + error.getMessage()
            + "); check the mount, the connection and its rights",
        error);
  }
}
