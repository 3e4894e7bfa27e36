package io.nasreplay.engine.local;

import io.nasreplay.engine.target.OpenMode;
import io.nasreplay.engine.target.Target;
import io.nasreplay.engine.target.TargetFile;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OpenFlags.Access;
import io.nasreplay.traces.model.OpenFlags.Option;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;

/**
 * A folder of this machine: a local disk or a mounted share. Buffers must be direct and, in mode
 * DIRECT, page-aligned. In mode DIRECT a file opened to append, or on a file system that refuses
 * direct I/O, is buffered with every write durable on return, and says so.
 */
public final class LocalTarget implements Target {
  private static final Set<ErrorCode> DIRECTORY_CANNOT_BE_FLUSHED =
      Set.of(ErrorCode.EINVAL, ErrorCode.EBADF, ErrorCode.EACCES, ErrorCode.EOPNOTSUPP);
  private static final OpenFlags READ = OpenFlags.of(Access.R);
  private static final OpenFlags WRITE_ANEW =
      OpenFlags.of(Access.W, Option.CREATE, Option.TRUNCATE);

  private final Path folder;
  private final NameCalls names;
  private final FileOpener opener;

  LocalTarget(Path folder, NameCalls names, FileOpener opener) {
    this.folder = folder;
    this.names = names;
    this.opener = opener;
  }

  /**
   * The target in a folder. Asks for the file system's block size once; the folder must exist by
   * then for direct I/O to be aligned well.
   */
  public static LocalTarget at(Path folder) {
    LinuxCalls linux = LinuxCalls.available();
    NameCalls names = NameCalls.forThisSystem();
    boolean reopens = linux != null && LinuxCalls.namesDescriptors();
    DirectAlignment alignment = DirectAlignment.in(folder, reopens);
    return new LocalTarget(folder, names, new FileOpener(linux, alignment));
  }

  /** Whether the locale of this process has all characters of a name. */
  public static boolean isEncodable(String name) {
    return LocalPath.NAME_CHARSET.newEncoder().canEncode(name);
  }

  /**
   * {@inheritDoc}
   *
   * @throws java.nio.file.InvalidPathException when this system cannot have such a name
   */
  @Override
  public Location locate(String path) {
    return new LocalPath(folder.resolve(path));
  }

  @Override
  public TargetFile open(Location file, OpenFlags flags, OpenMode mode) throws IOException {
    return opener.open(local(file), flags, mode);
  }

  @Override
  public String ioPath(OpenMode mode) {
    return opener.ioPath(mode);
  }

  @Override
  public void makeDirectory(Location directory) throws IOException {
    Files.createDirectory(local(directory).path());
  }

  @Override
  public void removeDirectory(Location directory) throws IOException {
    opener.nameChanges().add();
    names.rmdir(local(directory));
  }

  @Override
  public void delete(Location file) throws IOException {
    opener.nameChanges().add();
    names.unlink(local(file));
  }

  @Override
  public void rename(Location from, Location to) throws IOException {
    opener.nameChanges().add();
    Files.move(local(from).path(), local(to).path(), StandardCopyOption.ATOMIC_MOVE);
  }

  @Override
  public void stat(Location path) throws IOException {
    Files.readAttributes(local(path).path(), BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
  }

  @Override
  public long list(Location directory) throws IOException {
    long count = 0;
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(local(directory).path())) {
      for (Path entry : entries) {
        count += entry == null ? 0 : 1;
      }
    } catch (java.nio.file.DirectoryIteratorException e) {
      throw e.getCause();
    }
    return count;
  }

  @Override
  public long copy(Location from, Location to, ByteBuffer buffer, OpenMode mode)
      throws IOException {
    try (TargetFile source = open(from, READ, mode);
        TargetFile sink = open(to, WRITE_ANEW, mode)) {
      long doneBytes = 0;
      int countBytes;
      do {
        buffer.clear();
        countBytes = source.read(buffer, doneBytes);
        buffer.flip();
        writeAll(sink, buffer, doneBytes, local(to));
        doneBytes += countBytes;
      } while (countBytes == buffer.capacity());
      return doneBytes;
    }
  }

  @Override
  public void flushDirectory(Location directory) throws IOException {
    try (FileChannel channel = FileChannel.open(local(directory).path(), StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException e) {
      if (!DIRECTORY_CANNOT_BE_FLUSHED.contains(errorCode(e))) {
        throw e;
      }
    }
  }

  @Override
  public ErrorCode errorCode(IOException error) {
    return KernelErrors.codeOf(error);
  }

  @Override
  public void close() {}

  private static void writeAll(TargetFile sink, ByteBuffer buffer, long offsetBytes, LocalPath to)
      throws IOException {
    int wantedBytes = buffer.remaining();
    if (wantedBytes > 0 && sink.write(buffer, offsetBytes) < wantedBytes) {
      throw to.error("Input/output error");
    }
  }

  private static LocalPath local(Location location) {
    return (LocalPath) location;
  }
}
