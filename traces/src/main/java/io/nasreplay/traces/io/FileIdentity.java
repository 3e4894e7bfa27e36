package io.nasreplay.traces.io;

import io.nasreplay.traces.format.SourceIdentity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** The bytes of a file as they are stored, compressed or not. */
final class FileIdentity implements SourceIdentity {
  private static final String TIMES = "size,lastModifiedTime,fileKey";

  /** The time at which the system noted the last change, which no program can set back. */
  private static final String UNIX_TIMES = "unix:" + TIMES + ",ctime";

  private final Path file;
  private final Map<String, Object> state;
  private final String digest;

  private FileIdentity(Path file, Map<String, Object> state, String digest) {
    this.file = file;
    this.state = state;
    this.digest = digest;
  }

  /**
   * Reads the whole file.
   *
   * @throws IOException when it cannot be read, or changes meanwhile
   */
  static FileIdentity of(Path file) throws IOException {
    FileIdentity identity = new FileIdentity(file, state(file), FileDigest.of(file));
    if (!identity.isCurrent()) {
      throw new IOException(file + " changed while it was read");
    }
    return identity;
  }

  @Override
  public String digest() {
    return digest;
  }

  @Override
  public boolean isCurrent() throws IOException {
    return state.equals(state(file));
  }

  /** What changes when somebody writes or replaces the file. */
  private static Map<String, Object> state(Path file) throws IOException {
    boolean unix = file.getFileSystem().supportedFileAttributeViews().contains("unix");
    return Files.readAttributes(file, unix ? UNIX_TIMES : TIMES);
  }
}
