package io.nasreplay.traces.io;

import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import io.nasreplay.traces.format.SourceIdentity;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Optional;

/** The bytes of a file as they are stored, compressed or not. */
final class FileIdentity implements SourceIdentity {
  private static final int CHUNK_BYTES = 1 << 18;

  /** What changes when somebody writes or replaces the file. */
  private record Stamp(long sizeBytes, FileTime modified, Optional<Object> fileKey) {
    static Stamp of(Path file) throws IOException {
      BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
      return new Stamp(now.size(), now.lastModifiedTime(), Optional.ofNullable(now.fileKey()));
    }
  }

  private final Path file;
  private final Stamp stamp;
  private final String sha256;

  private FileIdentity(Path file, Stamp stamp, String sha256) {
    this.file = file;
    this.stamp = stamp;
    this.sha256 = sha256;
  }

  /** Reads the whole file. */
  static FileIdentity of(Path file) throws IOException {
    Stamp before = Stamp.of(file);
    return new FileIdentity(file, before, digest(file));
  }

  @Override
  public String sha256() {
    return sha256;
  }

  @Override
  public boolean isCurrent() throws IOException {
    return stamp.equals(Stamp.of(file));
  }

  private static String digest(Path file) throws IOException {
    Hasher digest = Hashing.sha256().newHasher();
    byte[] chunk = new byte[CHUNK_BYTES];
    try (InputStream in = Files.newInputStream(file)) {
      for (int count = in.read(chunk); count > 0; count = in.read(chunk)) {
        digest.putBytes(chunk, 0, count);
      }
    }
    return digest.hash().toString();
  }
}
