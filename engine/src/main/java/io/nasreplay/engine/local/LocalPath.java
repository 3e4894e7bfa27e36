package io.nasreplay.engine.local;

import io.nasreplay.engine.target.Target;
import java.nio.charset.Charset;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Arrays;

/** A resolved name: for Java's calls and, encoded once, for the kernel's. */
final class LocalPath implements Target.Location {
  /** What Java itself encodes file names with. */
  static final Charset NAME_CHARSET =
      Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8"));

  private final Path path;
  private final byte[] kernelName;

  LocalPath(Path path) {
    this.path = path;
    byte[] name = path.toString().getBytes(NAME_CHARSET);
    this.kernelName = Arrays.copyOf(name, name.length + 1);
  }

  Path path() {
    return path;
  }

  /** The name that ends in NUL; not to be changed. */
  byte[] kernelName() {
    return kernelName;
  }

  FileSystemException error(String reason) {
    return new FileSystemException(path.toString(), null, reason);
  }

  @Override
  public String toString() {
    return path.toString();
  }
}
