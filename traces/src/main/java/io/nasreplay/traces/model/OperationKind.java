package io.nasreplay.traces.model;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The kinds of operation; each is one file-system call, except {@link #COPY} and {@link #BARRIER}.
 */
public enum OperationKind {
  /** Opens a file; needs flags. */
  OPEN,
  /** Closes the file that the stream opened last under this path. */
  CLOSE,
  /** Reads {@code length} bytes at {@code offset}. */
  READ,
  /** Writes {@code length} bytes at {@code offset}. */
  WRITE,
  /** Makes a file's data and metadata durable. */
  FLUSH,
  /** Sets a file's size to {@code length}. */
  TRUNCATE,
  /** Makes one directory; its parent must exist. */
  MKDIR,
  /** Removes one empty directory. */
  RMDIR,
  /** Removes one file. */
  DELETE,
  /** Renames a file or directory to {@code to}, replacing a file that is there. */
  RENAME,
  /** Reads the attributes of one file or directory. */
  STAT,
  /** Reads all entries of a directory. */
  LIST,
  /** Copies a whole file to {@code to} through the client, as {@code cp} does. */
  COPY,
  /** All streams meet: none goes on before each has reached its n-th barrier or has ended. */
  BARRIER;

  private final String token = name().toLowerCase(Locale.ROOT);

  /** The word for it in a trace, for example {@code read}. */
  public String token() {
    return token;
  }

  /**
   * Whether it moves data at an offset, can stand for many in one row, and overlaps at depth above
   * 1.
   */
  public boolean isTransfer() {
    return this == READ || this == WRITE;
  }

  /** The kind for a trace's word, or empty when there is none. */
  public static Optional<OperationKind> ofToken(String token) {
    return Arrays.stream(values()).filter(kind -> kind.token.equals(token)).findFirst();
  }

  /** All words, in the order of declaration. */
  public static List<String> tokens() {
    return Arrays.stream(values()).map(OperationKind::token).toList();
  }
}
