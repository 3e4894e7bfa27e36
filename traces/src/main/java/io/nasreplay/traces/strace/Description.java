package io.nasreplay.traces.strace;

/**
 * An open file, which several descriptors of several processes may stand for: they share its offset
 * (POSIX: open file description).
 */
final class Description {
  /** What of it a trace can tell. */
  enum Kind {
    /** A file: opened and closed in the trace. */
    FILE,
    /** A directory: a trace lists it without opening it. */
    DIRECTORY,
    /** Open before the recording began: used in the trace, which opens it implicitly. */
    INHERITED
  }

  private final Kind kind;
  private final OpenPath path;

  /** The stream that opened it; -1 when it was inherited. */
  private final int stream;

  private boolean appends;
  private boolean listed;
  private long offsetBytes;

  /** Where an append goes, as far as this tells. */
  private long endBytes;

  private int descriptors;

  Description(Kind kind, OpenPath path, int stream, boolean appends) {
    this.kind = kind;
    this.path = path;
    this.stream = stream;
    this.appends = appends;
  }

  Kind kind() {
    return kind;
  }

  String path() {
    return path.path();
  }

  int stream() {
    return stream;
  }

  void appends(boolean value) {
    appends = value;
  }

  long offsetBytes() {
    return offsetBytes;
  }

  void seek(long bytes) {
    offsetBytes = bytes;
    listed = false;
  }

  /** Where a write without an offset goes that has moved so many bytes, and moves the offset. */
  long written(long bytes) {
    long start = appends ? Math.max(endBytes, offsetBytes) : offsetBytes;
    offsetBytes = start + bytes;
    endBytes = Math.max(endBytes, offsetBytes);
    return start;
  }

  /** Where a read without an offset was that has moved so many bytes, and moves the offset. */
  long read(long bytes) {
    long start = offsetBytes;
    offsetBytes += bytes;
    return start;
  }

  /** Whether its entries are asked for the first time since it was opened or rewound. */
  boolean isFirstListing() {
    boolean first = !listed;
    listed = true;
    return first;
  }

  void addDescriptor() {
    descriptors++;
  }

  /** Whether that was the last one. */
  boolean removeDescriptor() {
    return --descriptors == 0;
  }
}
