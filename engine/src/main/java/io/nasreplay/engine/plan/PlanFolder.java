package io.nasreplay.engine.plan;

import com.google.common.hash.HashCode;
import com.google.common.math.LongMath;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.results.quantity.Quantities;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * The files of kept plans in one folder. Several processes may use it at once: a file appears whole
 * under its name, and nobody changes it afterwards.
 */
final class PlanFolder {
  private static final String PLAN = ".plan";
  private static final String PART = ".part";
  private static final Pattern PLAN_NAME = Pattern.compile("[0-9a-f]{64}\\.plan");
  private static final Pattern PART_NAME = Pattern.compile("[0-9a-f]{64}\\.[0-9a-f-]{36}\\.part");

  /** Nobody writes this long without changing the file: its writer was killed. */
  private static final Duration ABANDONED_AFTER = Duration.ofHours(1);

  private static final int SHARE_OF_FREE = 10;

  private final Path folder;
  private final long mostBytes;

  /** A file of ours. */
  private record Kept(Path path, long bytes, Instant used) {}

  /** Files in a folder, limited to so many bytes and a tenth of what is free there. */
  PlanFolder(Path folder, long mostBytes) {
    this.folder = folder;
    this.mostBytes = mostBytes;
  }

  /** Whether there is a plan of a source, good or not. */
  boolean has(HashCode source) {
    return Files.exists(file(source));
  }

  /** Opens a plan that is there and whole; a damaged file is removed. */
  Optional<Plan> find(PlanKey key, Instant now) {
    Path file = file(key.source());
    try {
      Optional<Plan> plan = PlanFile.open(file, key);
      if (plan.isPresent()) {
        touch(file, now);
      }
      return plan;
    } catch (NoSuchFileException | NotDirectoryException e) {
      return Optional.empty();
    } catch (IOException e) {
      removeIfPossible(file);
      return Optional.empty();
    }
  }

  /**
   * Keeps a plan, in the place of those that were used longest ago if need be. Blocks until it is
   * durable, or somebody asks to stop.
   *
   * @return why there is no room for it, in words; empty when it is kept, or when asked to stop
   * @throws IOException when the folder does not allow it
   */
  Optional<String> keep(Plan plan, PlanKey key, Instant now, StopSignal stop) throws IOException {
    Files.createDirectories(folder, ownersOnly());
    Path part = folder.resolve(key.source() + "." + UUID.randomUUID() + PART);
    try {
      try (FileChannel file =
          FileChannel.open(part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
        PlanWriter writer = new PlanWriter(file, plan);
        long fileBytes = writer.writeRest();
        Optional<String> unreadable = unreadable(writer.restBytes(), PlanFile.mostRestBytes());
        Optional<String> noRoom =
            unreadable.isPresent() ? unreadable : makeRoom(fileBytes, key, now);
        if (noRoom.isPresent() || !writer.writeRecords(stop)) {
          return noRoom;
        }
        writer.finish(key);
      }
      touch(part, now);
      Files.move(part, file(key.source()), StandardCopyOption.ATOMIC_MOVE);
      return Optional.empty();
    } catch (NoSuchFileException e) {
      // Somebody has cleared the folder meanwhile.
      return Optional.empty();
    } finally {
      removeIfPossible(part);
    }
  }

  /** Where plans are kept. */
  Path path() {
    return folder;
  }

  /** Removes everything of ours, and nothing else. */
  PlanRemoval clear() throws IOException {
    long bytes = 0;
    List<Path> removed = new ArrayList<>();
    List<Path> left = new ArrayList<>();
    for (Kept file : files(Pattern.compile(PLAN_NAME + "|" + PART_NAME))) {
      if (removeIfPossible(file.path())) {
        removed.add(file.path());
        bytes += file.bytes();
      } else {
        left.add(file.path());
      }
    }
    return new PlanRemoval(folder, removed, bytes, left);
  }

  /**
   * Why a later run would not take a plan with so much besides its records; empty when it would.
   */
  static Optional<String> unreadable(long restBytes, long mostRestBytes) {
    return restBytes <= mostRestBytes
        ? Optional.empty()
        : Optional.of(
            "its files, names and streams take "
                + Quantities.binarySizeInFull(restBytes)
                + ", and may take "
                + Quantities.binarySizeInFull(mostRestBytes)
                + ": 64 MiB, or an eighth of the heap if that is less");
  }

  private Optional<String> makeRoom(long bytes, PlanKey key, Instant now) throws IOException {
    for (Kept part : files(PART_NAME)) {
      if (part.used().isBefore(now.minus(ABANDONED_AFTER))) {
        removeIfPossible(part.path());
      }
    }
    List<Kept> others = files(PLAN_NAME);
    others.removeIf(kept -> kept.path().equals(file(key.source())));
    long takenBytes = others.stream().mapToLong(Kept::bytes).sum();
    long freeBytes = Files.getFileStore(folder).getUsableSpace();
    long limitBytes = limitBytes(freeBytes + takenBytes);
    others.sort(Comparator.comparing(Kept::used));
    for (Kept oldest : others) {
      if (bytes <= limitBytes
          && takenBytes + bytes > limitBytes
          && removeIfPossible(oldest.path())) {
        takenBytes -= oldest.bytes();
      }
    }
    return takenBytes + bytes <= limitBytes
        ? Optional.empty()
        : Optional.of(noRoom(bytes, limitBytes));
  }

  /** What plans may take where so much is free but for them. */
  long limitBytes(long freeBytes) {
    return Math.min(mostBytes, freeBytes / SHARE_OF_FREE);
  }

  /** Why a plan of this size has no room, and what would make some. */
  String noRoom(long bytes, long limitBytes) {
    String sizes =
        "it takes "
            + Quantities.binarySizeInFull(bytes)
            + ", and all compiled traces there at most "
            + Quantities.binarySizeInFull(limitBytes);
    return bytes > mostBytes
        ? sizes + " wherever they are"
        : sizes
            + ", a tenth of the free space; NASREPLAY_CACHE_DIR names another folder, with at least "
            + Quantities.binarySize(LongMath.saturatedMultiply(bytes, SHARE_OF_FREE))
            + " free";
  }

  private List<Kept> files(Pattern names) throws IOException {
    List<Kept> files = new ArrayList<>();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
      for (Path entry : entries) {
        if (names.matcher(entry.getFileName().toString()).matches()) {
          add(entry, files);
        }
      }
    } catch (NoSuchFileException e) {
      return files;
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    return files;
  }

  /** Leaves out what another process has just removed. */
  private static void add(Path file, List<Kept> to) throws IOException {
    try {
      BasicFileAttributes facts =
          Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
      if (facts.isRegularFile()) {
        to.add(new Kept(file, facts.size(), facts.lastModifiedTime().toInstant()));
      }
    } catch (NoSuchFileException e) {
      // Gone, as wanted.
    }
  }

  private Path file(HashCode source) {
    return folder.resolve(source + PLAN);
  }

  /** A folder that cannot be written keeps its times: what is in it is never removed either. */
  private static void touch(Path file, Instant now) {
    try {
      Files.setLastModifiedTime(file, FileTime.from(now));
    } catch (IOException e) {
      // Used all the same.
    }
  }

  private static boolean removeIfPossible(Path file) {
    try {
      return Files.deleteIfExists(file);
    } catch (IOException e) {
      return false;
    }
  }

  /** Traces name what users do. */
  private static FileAttribute<?>[] ownersOnly() {
    boolean posix = FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
    return posix
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))
        }
        : new FileAttribute<?>[0];
  }
}
