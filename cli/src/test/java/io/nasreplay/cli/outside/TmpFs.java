package io.nasreplay.cli.outside;

import io.nasreplay.cli.packaged.Program;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A file system of its own in memory, mounted for one test. */
record TmpFs(Path folder) implements AutoCloseable {
  /** Mounts one; empty where that is not allowed. */
  static Optional<TmpFs> mount(Path folder, String options) throws IOException {
    Files.createDirectories(folder);
    List<String> command =
        List.of("mount", "-t", "tmpfs", "-o", options, "tmpfs", folder.toString());
    return succeeds(command) ? Optional.of(new TmpFs(folder)) : Optional.empty();
  }

  private static boolean succeeds(List<String> command) {
    try {
      return Program.run(Path.of("."), Map.of(), command).exitCode() == 0;
    } catch (UncheckedIOException e) {
      return false;
    }
  }

  @Override
  public void close() {
    if (!succeeds(List.of("umount", folder.toString()))) {
      throw new AssertionError(folder + " cannot be unmounted");
    }
  }
}
