package io.nasreplay.engine.local;

import java.nio.file.FileSystemException;

/** An error that the kernel gave to a direct call. */
final class KernelException extends FileSystemException {
  private static final long serialVersionUID = 1L;

  private final int number;

  KernelException(LocalPath path, int number, String text) {
    super(path.toString(), null, text);
    this.number = number;
  }

  /** The errno of Linux. */
  int number() {
    return number;
  }
}
