package io.nasreplay.traces.io;

import java.nio.file.Path;
import java.util.Locale;

/** How a trace's bytes are compressed. */
public enum Compression {
  /** Plain text. */
  NONE(""),
  /** gzip (RFC 1952), level 6, without name and time. */
  GZIP(".gz"),
  /** Zstandard (RFC 8878), level 9, one thread, with a checksum. */
  ZSTD(".zst");

  private final String ending;

  Compression(String ending) {
    this.ending = ending;
  }

  /** What the ending of a file's name asks for: {@code .gz}, {@code .zst}, else none. */
  public static Compression ofName(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    for (Compression compression : values()) {
      if (compression != NONE && name.endsWith(compression.ending)) {
        return compression;
      }
    }
    return NONE;
  }
}
