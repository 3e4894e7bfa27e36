package io.nasreplay.traces.io;

import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourcePosition;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** A file that is written under a temporary name beside it and appears whole or not at all. */
final class NewFile implements Closeable {
  private static final int MAX_NAMES = 1_000;

  private final Path file;
  private final Path temporary;
  private final boolean replace;
  private final OutputStream out;
  private boolean committed;

  NewFile(Path file, boolean replace) throws IOException {
    this.file = file;
    this.replace = replace;
    requireFree();
    temporary = createTemporary(file);
    out = Files.newOutputStream(temporary, StandardOpenOption.TRUNCATE_EXISTING);
  }

  /** Where to write; closing it does not yet make the file appear. */
  OutputStream out() {
    return out;
  }

  /** Gives the complete, closed file its name. */
  void commit() throws IOException {
    try {
      if (replace) {
        Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
      } else {
        Files.move(temporary, file);
      }
    } catch (FileAlreadyExistsException e) {
      throw exists();
    }
    committed = true;
  }

  /** Removes what was not committed. */
  @Override
  public void close() throws IOException {
    out.close();
    if (!committed) {
      Files.deleteIfExists(temporary);
    }
  }

  private void requireFree() {
    if (Files.isDirectory(file)) {
      throw bad("is a directory; allowed: the name of a file");
    }
    if (!replace && Files.exists(file)) {
      throw exists();
    }
  }

  private BadInputException exists() {
    return bad("exists already; allowed: a name that is not in use");
  }

  private BadInputException bad(String problem) {
    return new BadInputException(SourcePosition.whole(file.toString()), problem);
  }

  private Path createTemporary(Path wanted) throws IOException {
    for (int i = 0; i < MAX_NAMES; i++) {
      Path candidate = wanted.resolveSibling("." + wanted.getFileName() + "." + i + ".part");
      try {
        return Files.createFile(candidate);
      } catch (FileAlreadyExistsException e) {
        // Another writer's, or left by one that was killed: take the next name.
      } catch (NoSuchFileException e) {
        throw bad("cannot be made: its directory does not exist; allowed: an existing directory");
      }
    }
    throw bad("cannot be made: " + MAX_NAMES + " unfinished files with its name stand beside it");
  }
}
