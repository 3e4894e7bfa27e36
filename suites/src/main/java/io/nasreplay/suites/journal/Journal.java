package io.nasreplay.suites.journal;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.time.Clock;
import io.nasreplay.results.json.JsonLine;
import io.nasreplay.suites.model.FinishedRun;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

/**
 * The journal of a suite: one line of JSON per event, made durable before the call returns. A
 * process that was killed leaves whole lines and at most one torn at the end, which is cut off. One
 * process at a time holds it. Not thread-safe.
 */
public final class Journal implements Closeable {
  /** The journal's name in the suite's folder. */
  public static final String FILE = "journal.jsonl";

  private final FileChannel channel;
  private final Clock clock;
  private final JournalContent content;
  private final Begun begun;

  private Journal(FileChannel channel, Clock clock, JournalContent content, Begun begun) {
    this.channel = channel;
    this.clock = clock;
    this.content = content;
    this.begun = begun;
  }

  /**
   * Begins one.
   *
   * @param folder the suite's, without a journal
   * @throws IOException when it cannot be written
   */
  public static Journal begin(Path folder, Begun begun, Clock clock) throws IOException {
    Path file = folder.resolve(FILE);
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    lock(channel, file);
    JournalContent content = JournalContent.of(new byte[0]);
    Journal journal = new Journal(channel, clock, content, begun);
    journal.append(new Entry(Entry.Kind.BEGUN, clock.wallClock(), begun, null, null));
    return journal;
  }

  /**
   * Goes on with one.
   *
   * @throws EnvironmentException when another process holds it, or when it is no journal
   * @throws IOException when it cannot be read or written
   */
  public static Journal resume(Path folder, Clock clock) throws IOException {
    Path file = folder.resolve(FILE);
    FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
    try {
      lock(channel, file);
      JournalContent content = content(file);
      Begun begun = content.begun().orElseThrow(() -> empty(file));
      channel.truncate(content.wholeBytes());
      channel.position(content.wholeBytes());
      return new Journal(channel, clock, content, begun);
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  private static JournalContent content(Path file) throws IOException {
    try {
      return JournalContent.of(Files.readAllBytes(file));
    } catch (IllegalArgumentException e) {
      throw new EnvironmentException(
          file + " is no journal of a suite (" + e.getMessage() + "); start anew with --new", e);
    }
  }

  /** What the suite was when it began. */
  public Begun begun() {
    return begun;
  }

  /** The runs that count, in order. */
  public List<FinishedRun> runs() {
    return content.runs();
  }

  /** The run that was started and of whose end nothing is known: the process was killed. */
  public Optional<Started> open() {
    return content.open();
  }

  /** How many runs were started; the number of the next one's folder is one higher. */
  public int starts() {
    return content.starts();
  }

  /** A run is going to start. */
  public void started(Started started) throws IOException {
    append(new Entry(Entry.Kind.STARTED, clock.wallClock(), null, started, null));
  }

  /** It has come to its end and counts. */
  public void finished(FinishedRun run) throws IOException {
    append(new Entry(Entry.Kind.FINISHED, clock.wallClock(), null, null, Entry.Run.of(run)));
  }

  /** It was stopped and does not count. */
  public void stopped() throws IOException {
    append(new Entry(Entry.Kind.STOPPED, clock.wallClock(), null, null, null));
  }

  /** There is nothing left to do. */
  public void complete() throws IOException {
    append(new Entry(Entry.Kind.COMPLETE, clock.wallClock(), null, null, null));
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }

  private void append(Entry entry) throws IOException {
    ByteBuffer line = StandardCharsets.UTF_8.encode(JsonLine.of(entry) + "\n");
    while (line.hasRemaining()) {
      channel.write(line);
    }
    channel.force(true);
    content.add(entry);
  }

  private static void lock(FileChannel channel, Path file) throws IOException {
    try {
      if (channel.tryLock() == null) {
        throw inUse(file);
      }
    } catch (OverlappingFileLockException e) {
      throw inUse(file);
    }
  }

  private static EnvironmentException inUse(Path file) {
    return new EnvironmentException(
        file + " is in use by a running nasreplay; wait for it, or start another one with --new");
  }

  private static EnvironmentException empty(Path file) {
    return new EnvironmentException(file + " says nothing yet; start anew with --new");
  }
}
