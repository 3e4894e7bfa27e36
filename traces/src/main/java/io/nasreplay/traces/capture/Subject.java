package io.nasreplay.traces.capture;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A file or directory that a recording is about, followed through renames. */
final class Subject {
  /**
   * An open that a stream has not closed.
   *
   * @param operation its number in the recording
   * @param reads whether it may read
   * @param writes whether it may write
   */
  record Handle(int operation, boolean reads, boolean writes) {}

  /** Its path before the first operation, or where it was made. */
  final String origin;

  private final Map<Integer, Deque<Handle>> handles = new HashMap<>();

  private boolean directory;
  private boolean initial;

  /** An open with create met it: nothing tells yet whether it was there before. */
  private boolean maybeInitial;

  private boolean cut;
  private long initialBytes;
  private long sizeBytes;

  private Subject(String origin, boolean initial, boolean maybeInitial, boolean directory) {
    this.origin = origin;
    this.initial = initial;
    this.maybeInitial = maybeInitial;
    this.directory = directory;
  }

  /** One that was there before the first operation. */
  static Subject initial(String origin, boolean directory) {
    return new Subject(origin, true, false, directory);
  }

  /** One that the recording makes. */
  static Subject made(String origin, boolean directory) {
    return new Subject(origin, false, false, directory);
  }

  /** One that an operation makes unless it was there before. */
  static Subject opened(String origin) {
    return new Subject(origin, false, true, false);
  }

  boolean isInitial() {
    return initial;
  }

  boolean isDirectory() {
    return directory;
  }

  long initialBytes() {
    return initialBytes;
  }

  void turnsOutDirectory() {
    directory = true;
  }

  /**
   * Something tells that its first bytes are there: those of a read, or the size that was asked
   * for.
   *
   * @return whether that can be: what was there before is as large as it has to be; what the
   *     recording made is as large as it was written
   */
  boolean reaches(long endBytes) {
    if (endBytes <= sizeBytes) {
      return true;
    }
    if (cut || !(initial || maybeInitial)) {
      return false;
    }
    initial = true;
    initialBytes = Math.max(initialBytes, endBytes);
    sizeBytes = endBytes;
    return true;
  }

  /** Where an append goes, as far as is known. */
  long sizeBytes() {
    return sizeBytes;
  }

  void written(long endBytes) {
    sizeBytes = Math.max(sizeBytes, endBytes);
  }

  void resized(long bytes) {
    cut = true;
    sizeBytes = bytes;
  }

  void opened(int stream, Handle handle) {
    handles.computeIfAbsent(stream, key -> new ArrayDeque<>()).addLast(handle);
  }

  void closed(int stream) {
    Deque<Handle> open = handles.get(stream);
    if (open != null) {
      open.pollLast();
      if (open.isEmpty()) {
        handles.remove(stream);
      }
    }
  }

  /** What a stream opened last and has not closed; null when there is none. */
  @Nullable Handle handle(int stream) {
    Deque<Handle> open = handles.get(stream);
    return open == null ? null : open.peekLast();
  }
}
