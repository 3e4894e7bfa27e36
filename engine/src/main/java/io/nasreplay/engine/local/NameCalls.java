package io.nasreplay.engine.local;

import java.io.IOException;

/**
 * The calls on names for which Java's own ones make more than one system call, or the wrong one.
 */
interface NameCalls {
  /** Removes a file; refuses a directory. */
  void unlink(LocalPath file) throws IOException;

  /** Removes an empty directory; refuses a file. */
  void rmdir(LocalPath directory) throws IOException;

  /** Linux's where they can be used, Java's elsewhere. */
  static NameCalls forThisSystem() {
    LinuxCalls linux = LinuxCalls.available();
    return linux == null ? new JavaNameCalls() : new LinuxNameCalls(linux);
  }
}
