package io.nasreplay.engine.local;

import java.io.IOException;

/** One system call each. */
final class LinuxNameCalls implements NameCalls {
  private final LinuxCalls linux;

  LinuxNameCalls(LinuxCalls linux) {
    this.linux = linux;
  }

  @Override
  public void unlink(LocalPath file) throws IOException {
    linux.check(linux.unlink(file.kernelName()), file);
  }

  @Override
  public void rmdir(LocalPath directory) throws IOException {
    linux.check(linux.rmdir(directory.kernelName()), directory);
  }
}
