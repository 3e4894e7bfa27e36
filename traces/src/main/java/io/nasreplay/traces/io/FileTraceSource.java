package io.nasreplay.traces.io;

import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourceIdentity;
import io.nasreplay.traces.format.SourcePosition;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** A trace in a file. */
final class FileTraceSource implements TraceSource {
  private final Path file;

  FileTraceSource(Path file) {
    this.file = file;
    requireFile();
  }

  @Override
  public String name() {
    return file.toString();
  }

  @Override
  public TraceReader open() throws IOException {
    requireFile();
    try {
      return Traces.read(name(), Files.newInputStream(file));
    } catch (NoSuchFileException e) {
      throw missing();
    } catch (AccessDeniedException e) {
      throw unreadable();
    }
  }

  @Override
  public boolean isRepeatable() {
    return Files.isRegularFile(file);
  }

  @Override
  public Optional<SourceIdentity> identity() throws IOException {
    return isRepeatable() ? Optional.of(FileIdentity.of(file)) : Optional.empty();
  }

  private void requireFile() {
    if (Files.isDirectory(file)) {
      throw bad("is a directory; allowed: a trace file");
    }
    if (!Files.exists(file)) {
      throw missing();
    }
    if (!Files.isReadable(file)) {
      throw unreadable();
    }
  }

  private BadInputException missing() {
    return bad("does not exist; allowed: an existing trace file");
  }

  private BadInputException unreadable() {
    return bad("cannot be read: permission denied; allowed: a readable trace file");
  }

  private BadInputException bad(String problem) {
    return new BadInputException(SourcePosition.whole(name()), problem);
  }
}
