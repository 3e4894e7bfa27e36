package io.nasreplay.results.io;

import io.nasreplay.results.csv.OperationLogWriter;
import io.nasreplay.results.model.OperationLog;
import io.nasreplay.results.model.OperationRecord;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;

/**
 * {@code ops.csv.zst} of a run, there only when it is complete: {@link #close} gives it its name,
 * unless an operation could not be written. Not thread-safe.
 */
public final class OperationLogFile implements OperationLog, Closeable {
  private final DurableFile file;
  private final OperationLogWriter writer;
  private boolean failed;
  private boolean closed;

  private OperationLogFile(DurableFile file, OperationLogWriter writer) {
    this.file = file;
    this.writer = writer;
  }

  static OperationLogFile create(Path path) throws IOException {
    DurableFile file = DurableFile.create(path);
    try {
      return new OperationLogFile(file, new OperationLogWriter(file.out()));
    } catch (IOException e) {
      file.close();
      throw e;
    }
  }

  @Override
  public void accept(OperationRecord operation) throws IOException {
    boolean written = false;
    try {
      writer.accept(operation);
      written = true;
    } finally {
      failed |= !written;
    }
  }

  /**
   * Ends the log, makes it durable and gives it its name.
   *
   * @throws IOException when that is not possible; nothing is left then
   */
  @Override
  public void close() throws IOException {
    if (closed) {
      return;
    }
    closed = true;
    try (file) {
      writer.close();
      if (!failed) {
        file.commit();
      }
    }
  }
}
