package io.nasreplay.engine.environment;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.local.LocalTarget;
import io.nasreplay.engine.target.OpenMode;
import io.nasreplay.engine.target.Target;
import io.nasreplay.engine.target.TargetFile;
import io.nasreplay.engine.target.TransferBuffer;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OpenFlags;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Optional;
import java.util.UUID;

/**
 * Writes one page to learn what the target takes. The file's name is gone before the page is
 * written, so that a kill leaves nothing; where an open file cannot be removed it goes afterwards.
 */
final class WriteProbe {
  private static final OpenFlags MAKE = OpenFlags.of(OpenFlags.Access.RW, OpenFlags.Option.NEW);

  private final Path directory;
  private final Target target;
  private final Target.Location location;

  WriteProbe(Path directory) {
    this.directory = directory;
    this.target = LocalTarget.at(directory);
    this.location = target.locate(".nasreplay-probe-" + UUID.randomUUID());
  }

  /**
   * Why direct I/O cannot be done; empty when it can.
   *
   * @throws EnvironmentException when the target takes no file or no write
   */
  Optional<String> run() {
    TargetFile file = open();
    boolean removed = remove();
    try {
      return writeAndClose(file);
    } finally {
      if (!removed) {
        requireRemoved();
      }
    }
  }

  private Optional<String> writeAndClose(TargetFile file) {
    try (file) {
      return write(file);
    } catch (IOException e) {
      throw failed("takes no writes", e);
    }
  }

  private void requireRemoved() {
    if (!remove()) {
      throw new EnvironmentException(
          directory + ": " + location + " cannot be removed; remove it, and check the rights");
    }
  }

  private TargetFile open() {
    try {
      return target.open(location, MAKE, OpenMode.DIRECT);
    } catch (IOException e) {
      throw failed("takes no new file", e);
    }
  }

  private boolean remove() {
    try {
      target.delete(location);
      return true;
    } catch (IOException e) {
      return target.errorCode(e) == ErrorCode.ENOENT;
    }
  }

  private Optional<String> write(TargetFile file) throws IOException {
    ByteBuffer page = TransferBuffer.allocate(TransferBuffer.PAGE_BYTES);
    try {
      file.write(page, 0);
      file.read(page.clear(), 0);
      return file.fallbackReason();
    } catch (IOException e) {
      if (target.errorCode(e) != ErrorCode.EINVAL) {
        throw e;
      }
      return Optional.of("a direct write of one page is refused (EINVAL)");
    }
  }

  private EnvironmentException failed(String what, IOException error) {
    return new EnvironmentException(
        directory
            + " "
            + what
            + " ("
            + error.getMessage()
            + "); check its rights, its quota and the server",
        error);
  }
}
