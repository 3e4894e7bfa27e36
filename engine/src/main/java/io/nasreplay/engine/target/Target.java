package io.nasreplay.engine.target;

import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OpenFlags;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * A folder in which a trace is replayed, and the calls that a replay makes there. Each method is
 * one system call, or as few as the operating system allows, and blocks until it returns. All
 * methods may be called from several threads at once.
 *
 * <p>Names are resolved once, before the clock starts ({@link #locate}); links are never followed
 * out of the folder because the folder is made by nasreplay and holds none.
 */
public interface Target extends Closeable {
  /** A name of this target, resolved. Opaque to callers. */
  interface Location {}

  /** Resolves a trace's path. No I/O. */
  Location locate(String path);

  /**
   * Opens a file.
   *
   * @throws IOException when it cannot be opened; {@link #errorCode} tells why
   */
  TargetFile open(Location file, OpenFlags flags, OpenMode mode) throws IOException;

  /** How reads and writes of files opened in a mode are called, for reports. No I/O. */
  default String ioPath(OpenMode mode) {
    return "FileChannel";
  }

  /** Makes one directory. */
  void makeDirectory(Location directory) throws IOException;

  /** Removes one empty directory. */
  void removeDirectory(Location directory) throws IOException;

  /** Removes one file. */
  void delete(Location file) throws IOException;

  /** Renames in one call, replacing a file that is there. */
  void rename(Location from, Location to) throws IOException;

  /** Reads the attributes of one file or directory. */
  void stat(Location path) throws IOException;

  /** Reads all entries of a directory and returns how many there are. */
  long list(Location directory) throws IOException;

  /**
   * Copies a whole file through the client, like {@code cp}, in pieces of the buffer's capacity.
   *
   * @return the bytes copied
   */
  long copy(Location from, Location to, ByteBuffer buffer, OpenMode mode) throws IOException;

  /** Makes a directory's entries durable where the operating system can. */
  void flushDirectory(Location directory) throws IOException;

  /** The symbolic error behind an exception that one of these methods threw. No I/O. */
  ErrorCode errorCode(IOException error);

  @Override
  void close() throws IOException;
}
