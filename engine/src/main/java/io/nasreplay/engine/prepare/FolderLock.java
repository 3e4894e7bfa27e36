package io.nasreplay.engine.prepare;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Shows other processes that a run folder is in use, until it is closed or the process ends: by a
 * lock, and by the owner's process in the lock file. The latter tells where the file system cannot
 * lock, and while the lock is lent so that the target can be unmounted.
 */
final class FolderLock implements Closeable {
  /**
   * The byte that is locked: beyond the text, since locks of SMB keep others from reading what is
   * locked.
   */
  private static final long LOCKED_OFFSET_BYTES = 1L << 40;

  /**
   * Folders locked by this process. It must not open a lock file of its own twice: closing any
   * descriptor of a file gives up all of the process's POSIX locks on it.
   */
  private static final Set<Path> HELD_HERE = ConcurrentHashMap.newKeySet();

  private static final Set<OpenOption> REOPEN =
      Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
  private static final Set<OpenOption> MAKE =
      Set.of(
          StandardOpenOption.READ,
          StandardOpenOption.WRITE,
          StandardOpenOption.CREATE_NEW,
          LinkOption.NOFOLLOW_LINKS);

  /** What the lock file tells of the process that wrote it. */
  private enum Owner {
    /** It gave the folder up. */
    NOBODY,
    /** It runs on this machine. */
    RUNNING,
    /** It ran on this machine. */
    ENDED,
    /** It ran on another machine, or before this one was started again. */
    UNKNOWN
  }

  private final Path folder;
  private FileChannel channel;

  private FolderLock(Path folder, FileChannel channel) {
    this.folder = folder;
    this.channel = channel;
  }

  /** Locks a folder that this process has just made. */
  static FolderLock takeNew(Path folder) throws IOException {
    return take(folder, true)
        .orElseThrow(() -> new IOException("the new folder is locked by another process"));
  }

  /**
   * Locks a folder that is there; empty when it is in use or has no lock file.
   *
   * @throws IOException also when the lock file is not nasreplay's
   */
  static Optional<FolderLock> takeExisting(Path folder) throws IOException {
    return Files.isRegularFile(fileIn(folder), LinkOption.NOFOLLOW_LINKS)
        ? take(folder, false)
        : Optional.empty();
  }

  static Path fileIn(Path folder) {
    return folder.resolve(RunFolderName.LOCK);
  }

  /** Keeps no file on the target open until {@link #resume}; the folder still shows as in use. */
  void suspend() throws IOException {
    channel.close();
  }

  /**
   * Takes the lock again after {@link #suspend}.
   *
   * @throws IOException also when the lock file is gone or another process has taken it
   */
  void resume() throws IOException {
    FileChannel reopened = FileChannel.open(fileIn(folder), REOPEN);
    if (!ManifestText.isOurs(reopened) || !isFree(folder, reopened, true)) {
      reopened.close();
      throw new IOException("its lock was taken by another process");
    }
    channel = reopened;
  }

  @Override
  public void close() throws IOException {
    try (FileChannel closing = channel) {
      if (closing.isOpen()) {
        write(closing, ManifestText.FIRST_LINE + "\n");
      }
    } finally {
      HELD_HERE.remove(folder);
    }
  }

  private static Optional<FolderLock> take(Path folder, boolean isNew) throws IOException {
    Path key = folder.toRealPath();
    if (!HELD_HERE.add(key)) {
      return Optional.empty();
    }
    Optional<FolderLock> lock = Optional.empty();
    try {
      lock = open(key, isNew);
      return lock;
    } finally {
      if (lock.isEmpty()) {
        HELD_HERE.remove(key);
      }
    }
  }

  private static Optional<FolderLock> open(Path folder, boolean isNew) throws IOException {
    FileChannel channel = FileChannel.open(fileIn(folder), isNew ? MAKE : REOPEN);
    boolean taken = false;
    try {
      if (!ManifestText.isOurs(channel)) {
        throw new IOException("its file \"" + RunFolderName.LOCK + "\" was not made by nasreplay");
      }
      taken = isFree(folder, channel, isNew);
      if (taken) {
        writeOwner(channel);
        return Optional.of(new FolderLock(folder, channel));
      }
      return Optional.empty();
    } finally {
      if (!taken) {
        channel.close();
      }
    }
  }

  private static boolean isFree(Path folder, FileChannel channel, boolean isNew)
      throws IOException {
    try {
      FileLock lock = channel.tryLock(LOCKED_OFFSET_BYTES, 1, false);
      return lock != null && (isNew || owner(folder) != Owner.RUNNING);
    } catch (IOException e) {
      Owner owner = owner(folder);
      return isNew || owner == Owner.NOBODY || owner == Owner.ENDED;
    }
  }

  private static void writeOwner(FileChannel channel) throws IOException {
    ProcessHandle self = ProcessHandle.current();
    write(
        channel,
        String.join("\n", ManifestText.FIRST_LINE, "" + self.pid(), machine(), startOf(self), ""));
  }

  private static void write(FileChannel channel, String text) throws IOException {
    ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
    channel.truncate(0);
    for (long at = 0; bytes.hasRemaining(); ) {
      at += channel.write(bytes, at);
    }
  }

  /** Tells a process from a later one with the same number. */
  private static String startOf(ProcessHandle process) {
    return process.info().startInstant().map(Instant::toString).orElse("");
  }

  private static Owner owner(Path folder) throws IOException {
    List<String> lines = Files.readAllLines(fileIn(folder), StandardCharsets.UTF_8);
    if (lines.size() == 1) {
      return Owner.NOBODY;
    }
    if (lines.size() < 4 || !lines.get(2).equals(machine())) {
      return Owner.UNKNOWN;
    }
    try {
      boolean isRunning =
          ProcessHandle.of(Long.parseLong(lines.get(1)))
              .filter(owner -> owner.isAlive() && startOf(owner).equals(lines.get(3)))
              .isPresent();
      return isRunning ? Owner.RUNNING : Owner.ENDED;
    } catch (NumberFormatException e) {
      return Owner.UNKNOWN;
    }
  }

  /** This machine since its start: process ids begin anew with it. */
  private static String machine() {
    try {
      return Files.readString(Path.of("/proc/sys/kernel/random/boot_id")).strip();
    } catch (IOException e) {
      String name = System.getenv("COMPUTERNAME");
      return name == null ? String.valueOf(System.getenv("HOSTNAME")) : name;
    }
  }
}
