package io.nasreplay.traces.strace;

import org.jspecify.annotations.Nullable;

/** A thread, or a process with one. */
final class Task {
  /** A working directory, which threads share. */
  static final class Place {
    private @Nullable String path;

    Place(@Nullable String path) {
      this.path = path;
    }
  }

  private final int pid;
  private final int stream;
  private Descriptors descriptors;
  private Place place;

  /** What has begun and not returned; null when nothing has. */
  private byte @Nullable [] begun;

  private long begunMicros;

  Task(int pid, int stream, Descriptors descriptors, Place place) {
    this.pid = pid;
    this.stream = stream;
    this.descriptors = descriptors;
    this.place = place;
  }

  int pid() {
    return pid;
  }

  int stream() {
    return stream;
  }

  Descriptors descriptors() {
    return descriptors;
  }

  /** What a child of it begins with. */
  Task child(int childPid, int childStream, boolean sharesFiles, boolean sharesPlace) {
    return new Task(
        childPid,
        childStream,
        sharesFiles ? descriptors.shared() : descriptors.copy(),
        sharesPlace ? place : new Place(place.path));
  }

  /** Its working directory; null when nothing told it yet. */
  @Nullable String directory() {
    return place.path;
  }

  void directory(String path) {
    place.path = path;
  }

  void begin(byte[] bytes, long micros) {
    begun = bytes;
    begunMicros = micros;
  }

  long begunMicros() {
    return begunMicros;
  }

  /** Takes what has begun; null when nothing has. */
  byte @Nullable [] takeBegun() {
    byte[] taken = begun;
    begun = null;
    return taken;
  }

  /** What has begun, for those who guess what it will do; null when nothing has. */
  byte @Nullable [] begun() {
    return begun;
  }
}
